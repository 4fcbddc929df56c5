import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { lockPartNumbers } from '../../shopfront/product-editing/part-numbers.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { unusualPrices } from '../../catalogue/parts/unusual-price.ts';
import { message, type Message, type RuleMessage } from '../../base/messages/message.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import type { RowChange } from './comparison.ts';
import type { StoredChange } from '../product-files/import-queries.ts';
import type { Direction } from '../product-files/import-step.ts';
import { askAboutPlans } from '../../catalogue/price-updates/plans.ts';
import { issue } from '../../base/messages/issue.ts';
import type { ImportConflict } from '../product-files/answers.ts';

/** Maximum number of questions stored; all of them are counted. */
const KEPT = 100;

/** Questions for staff before an import is applied: their number, and the first few, one message each. */
export interface Questions {
  count: number;
  kept: readonly Message[];
}

/** Questions about an import, and the products that already have the part numbers of its rows. */
interface Asked {
  questions: Questions;
  takenBy: ReadonlyMap<RowChange, number>;
}

/** Finds unusual changes in the rows of an import: prices, and part numbers that another product has (D45). */
export async function questionsAbout(db: Db, changes: readonly RowChange[]): Promise<Asked> {
  const renamed = changes.filter(isRenaming);
  const holderOf = await holdersOf(db, renamed);
  const planned = await askAboutPlans(db, changes.flatMap(repricedBy));
  const asked = [
    ...changes.flatMap(pricesOf),
    ...planned,
    ...(await pricesOfFamilies(db, changes)),
    ...sharedNumbers(renamed, holderOf),
    ...changes.flatMap(renumbered),
    ...(await foreignNumbers(db, changes)),
  ];
  const takenBy = renamed.flatMap((change) => {
    const holder = holderOf.get(partKey(change.name));
    return holder === undefined ? [] : [[change, holder.id] as const];
  });
  return { questions: { count: asked.length, kept: asked.slice(0, KEPT) }, takenBy: new Map(takenBy) };
}

/** Finds the questions about undoing an import: restored part numbers that another product has by now. */
export async function questionsOfUndo(db: Db, changes: readonly StoredChange[]): Promise<Message[]> {
  const renamed = renamedBack(changes);
  return sharedNumbers(renamed, await holdersOf(db, renamed));
}

/** A product that gets another part number: its productID may be that of another shop, where it is another part. */
function renumbered({ kind, row, entityId, before, after }: RowChange): Message[] {
  if (kind !== 'products' || entityId === null || before === null || !hasName(before) || !hasName(after)) return [];
  if (partKey(before.name) === partKey(after.name)) return [];
  return [message('staff-refusal.part-number-changes', { id: entityId, from: before.name, to: after.name, row })];
}

/** New products that keep the numbers of another shop; an empty shop has none that could be meant. */
async function foreignNumbers(db: Db, changes: readonly RowChange[]): Promise<Message[]> {
  const count = changes.filter(({ kind, isNew, after }) => kind === 'products' && isNew && 'id' in after).length;
  if (count === 0 || (await db.$count(products)) === 0) return [];
  return [message('staff-refusal.foreign-numbers', { count })];
}

function pricesOf(change: RowChange): RuleMessage[] {
  if (change.kind === 'texts' || change.kind === 'fits') return [];
  const { kind, row, name, before, after } = change;
  return unusualPrices(name, before, after, kind === 'widths' ? row : 0);
}

/** Parts that get a price although the prices of their widths decide, none of which the import changes (D2). */
async function pricesOfFamilies(db: Db, changes: readonly RowChange[]): Promise<RuleMessage[]> {
  if (changes.some(({ kind }) => kind === 'widths')) return [];
  const repriced = changes.flatMap(({ kind, entityId, before, after }) =>
    kind === 'products' && entityId !== null && before !== null && ('usdMinor' in after || 'eurMinor' in after)
      ? entityId
      : [],
  );
  const isOfFamily = and(inArray(products.id, repriced), isNotNull(products.familyId));
  const count = repriced.length === 0 ? 0 : await db.$count(products, isOfFamily);
  return count === 0 ? [] : [message('staff-rule.unusual.widths', { count })];
}

/** The part or width whose price a row changes. */
function repricedBy({ kind, name, entityId, before, after }: RowChange) {
  if (kind === 'texts' || kind === 'fits' || entityId === null || before === null) return [];
  return [{ name, ...(kind === 'products' ? { productId: entityId } : { variantId: entityId }), before, after }];
}

/** A row that gives a product a part number. */
type Renaming = Pick<RowChange, 'row' | 'name' | 'entityId'>;

function isRenaming({ kind, after }: Pick<StoredChange, 'kind' | 'after'>): boolean {
  return kind === 'products' && 'name' in Object(after);
}

/** The same rows reversed; products added by the import are deleted and assign no number. */
function renamedBack(changes: readonly StoredChange[]): (Renaming & Pick<StoredChange, 'takenBy'>)[] {
  return changes.flatMap(({ kind, row, entityId, before }) =>
    kind === 'products' && hasName(before) ? { row, entityId, name: before.name, takenBy: null } : [],
  );
}

function hasName(values: unknown): values is { name: string } {
  return typeof values === 'object' && values !== null && 'name' in values;
}

/** Rows that assign a part number which another product of the shop keeps, or which another row assigns too. */
function sharedNumbers(renamed: readonly Renaming[], holderOf: ReadonlyMap<string, Holder>): Message[] {
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

/**
 * Rows whose part number another product has taken since staff were asked: in the dry run before applying, or just
 * before undoing. The rows are already written, with the ids of their products.
 */
export async function numbersTakenMeanwhile(
  tx: Db,
  changes: readonly StoredChange[],
  direction: Direction,
): Promise<ImportConflict[]> {
  const renamed = direction === 'undo' ? renamedBack(changes) : changes.filter(isRenaming);
  if (renamed.length === 0) return [];
  await lockPartNumbers(tx);
  const holderOf = await holdersOf(tx, renamed);
  return renamed.flatMap(({ row, name, entityId, takenBy }): ImportConflict[] => {
    const holder = holderOf.get(partKey(name));
    if (holder === undefined || holder.id === takenBy) return [];
    return [{ kind: 'products', row, entityId: entityId ?? 0, name, reason: TAKEN }];
  });
}

const TAKEN = issue('staff-refusal.row.part-number');

interface Holder {
  id: number;
  name: string;
}

/** The products that keep these part numbers, by key; renamed products keep none. */
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
