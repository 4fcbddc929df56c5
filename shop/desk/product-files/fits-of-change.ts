import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partFits, pressModels } from '../../catalogue/presses/tables.ts';
import { fitFileColumns } from './columns.ts';
import { headOf, rowsOf } from './export-files.ts';
import type { FitRow, ProductRow } from './file-rows.ts';
import type { FileWords } from './file-words.ts';
import type { ChangeOfMany } from './paths.ts';

/** Names of these press models by id. */
export async function modelNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = pressModels;
  const rows = await db
    .select({ id, name })
    .from(pressModels)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Writes the fits that a change adds and removes, as the rows of a file. */
export function fitsOfChange(db: Db, { addModelId, removeModelId }: ChangeOfMany, words: FileWords) {
  async function rowsFor(parts: readonly Pick<ProductRow, 'id' | 'name'>[]): Promise<string> {
    const names = await modelNames(db, [addModelId ?? [], removeModelId ?? []].flat());
    const added = addModelId === undefined ? [] : parts.map((part) => newFit(part, addModelId));
    const removed = removeModelId === undefined ? [] : await fitsOf(db, parts, removeModelId);
    const rows = [...removed, ...added].map((fit) => ({ ...fit, model: names.get(fit.modelId) ?? '' }));
    return rows.length === 0 ? '' : rowsOf(fitFileColumns, rows, words);
  }
  return { head: headOf(fitFileColumns, words), rowsFor };
}

type Fit = Omit<FitRow, 'model'>;

/** Of all presses of the model. */
const newFit = ({ id: productId, name: part }: Pick<ProductRow, 'id' | 'name'>, modelId: number): Fit => ({
  id: 0,
  productId,
  part,
  modelId,
  fromSerial: '',
  toSerial: '',
  option: '',
  quantity: 1,
  note: '',
  removed: false,
});

async function fitsOf(db: Db, parts: readonly Pick<ProductRow, 'id' | 'name'>[], modelId: number): Promise<Fit[]> {
  const names = new Map(parts.map(({ id, name }) => [id, name]));
  const stored = await db
    .select()
    .from(partFits)
    .where(and(eq(partFits.modelId, modelId), inArray(partFits.productId, [...names.keys()])))
    .orderBy(partFits.id);
  return stored.map(({ id, productId, fromSerial, toSerial, option, quantity, note }) => ({
    id,
    productId,
    part: names.get(productId) ?? '',
    modelId,
    fromSerial,
    toSerial,
    option,
    quantity,
    note,
    removed: true,
  }));
}
