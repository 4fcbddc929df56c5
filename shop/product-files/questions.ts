import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { lockPartNumbers } from '../catalogue-editing/part-numbers.ts';
import { products } from '../catalogue/tables.ts';
import { unusualPrices } from '../catalogue/unusual-price.ts';
import { message, type Message, type RuleMessage } from '../kernel/message.ts';
import { partKey } from '../kernel/part-number.ts';
import type { RowChange } from './comparison.ts';
import type { ImportConflict } from './import-entry.ts';
import { issue } from '../kernel/issue.ts';

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

type Renaming = Pick<RowChange, 'row' | 'name' | 'entityId'>;
/** A change as it was found, or as it is stored. */
type AnyChange = Renaming & { kind: string; after: unknown };

/** Rows that give a product a part number which another product of the shop keeps, or another row gives too. */
async function sharedNumbers(db: Db, changes: readonly RowChange[]): Promise<Message[]> {
  const renamed = renamedBy(changes);
  const holderOf = await holdersOf(db, renamed);
  const rowOf = new Map<string, number>();
  return renamed.flatMap(({ name, row }): Message[] => {
    const key = partKey(name);
    if (key === '') return [];
    const [holder, earlier] = [holderOf.get(key), rowOf.get(key)];
    rowOf.set(key, earlier ?? row);
    if (holder !== undefined) return [takenBy(holder, row)];
    return earlier === undefined ? [] : [message('staff-refusal.part-number-twice', { earlier, row, name })];
  });
}

/**
 * Rows whose part number another product has by now and had not when staff were asked. The rows are written already, with the numbers
 * of their products. Of an import that asked more than was kept nobody knows what was asked; there it was said of all of it that it is meant.
 */
export async function takenMeanwhile(
  tx: Db,
  changes: readonly AnyChange[],
  asked: Questions,
): Promise<ImportConflict[]> {
  const renamed = renamedBy(changes);
  if (renamed.length === 0 || asked.count > asked.kept.length) return [];
  await lockPartNumbers(tx);
  const holderOf = await holdersOf(tx, renamed);
  const known = new Set(asked.kept.map(({ key, values }) => askedAs(key, values)));
  return renamed.flatMap(({ row, name, entityId }): ImportConflict[] => {
    const holder = holderOf.get(partKey(name));
    if (holder === undefined) return [];
    const { key, values } = takenBy(holder, row);
    if (known.has(askedAs(key, values))) return [];
    return [{ kind: 'products', row, entityId: entityId ?? 0, name, reason: TAKEN }];
  });
}

const TAKEN = issue('staff-refusal.row.part-number');

/** What tells a question from another, whatever the products are called by now. */
function askedAs(key: string, values: unknown): string {
  const { id, row } = values as { id?: number; row?: number };
  return `${key} ${id} ${row}`;
}

function renamedBy(changes: readonly AnyChange[]): Renaming[] {
  return changes.filter(({ kind, after }) => kind === 'products' && 'name' in Object(after));
}

interface Holder {
  id: number;
  name: string;
}

/** The products of the shop that keep these part numbers, by their keys; those that are renamed themselves keep none. */
async function holdersOf(db: Db, renamed: readonly Renaming[]): Promise<ReadonlyMap<string, Holder>> {
  const keys = new Set(renamed.map(({ name }) => partKey(name)).filter((key) => key !== ''));
  if (keys.size === 0) return new Map();
  const moving = new Set(renamed.map(({ entityId }) => entityId));
  const holders = await db
    .select({ id: products.id, name: products.name, key: products.partKey })
    .from(products)
    .where(inArray(products.partKey, [...keys]))
    .orderBy(products.id);
  return new Map(holders.filter(({ id }) => !moving.has(id)).map((holder) => [holder.key, holder]));
}

function takenBy({ id, name }: Holder, row: number) {
  return message('staff-refusal.part-number-taken', { id, name, row });
}
