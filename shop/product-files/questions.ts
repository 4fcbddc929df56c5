import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../catalogue/tables.ts';
import { unusualPrices } from '../catalogue/unusual-price.ts';
import { message, type Message, type RuleMessage } from '../kernel/message.ts';
import { partKey } from '../kernel/part-number.ts';
import type { RowChange } from './comparison.ts';

/** More than these nobody reads; all of them are counted. */
const KEPT = 100;

/** What staff are asked before an import is applied: how much there is, and the first of it, a message each. */
export interface Questions {
  count: number;
  kept: readonly Message[];
}

/** What is unusual in the rows of an import: prices, and part numbers that another product has (D45). */
export async function questionsAbout(db: Db, changes: readonly RowChange[]): Promise<Questions> {
  const asked = [...changes.flatMap(pricesOf), ...(await sharedNumbers(db, changes))];
  return { count: asked.length, kept: asked.slice(0, KEPT) };
}

function pricesOf(change: RowChange): RuleMessage[] {
  if (change.kind === 'texts') return [];
  const { kind, row, name, before, after } = change;
  return unusualPrices(name, before, after, kind === 'widths' ? row : 0);
}

/** Rows that give a product a part number which another product of the shop keeps, or another row gives too. */
async function sharedNumbers(db: Db, changes: readonly RowChange[]): Promise<Message[]> {
  const renamed = changes.filter(({ kind, after }) => kind === 'products' && 'name' in after);
  const keys = new Set(renamed.map(({ name }) => partKey(name)).filter((key) => key !== ''));
  if (keys.size === 0) return [];
  const moving = new Set(renamed.map(({ entityId }) => entityId));
  const holders = await db
    .select({ id: products.id, name: products.name, key: products.partKey })
    .from(products)
    .where(inArray(products.partKey, [...keys]))
    .orderBy(products.id);
  const holderOf = new Map(holders.filter(({ id }) => !moving.has(id)).map((holder) => [holder.key, holder]));
  const rowOf = new Map<string, number>();
  return renamed.flatMap(({ name, row }): Message[] => {
    const key = partKey(name);
    if (key === '') return [];
    const [holder, earlier] = [holderOf.get(key), rowOf.get(key)];
    rowOf.set(key, earlier ?? row);
    if (holder !== undefined)
      return [message('staff-refusal.part-number-taken', { id: holder.id, name: holder.name, row })];
    return earlier === undefined ? [] : [message('staff-refusal.part-number-twice', { earlier, row, name })];
  });
}
