import { productFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { type FieldTable, readKept } from '../../base/fields/field.ts';
import type { FitRow, ProductRow, TextRow, VariantRow } from './file-rows.ts';
import type { FileKind } from './import-entry.ts';
import type { StoredChange } from './import-queries.ts';
import type { ImportConflict } from './answers.ts';

/** The change of one object from one state to another: forwards to apply an import, backwards to undo it. */
export interface Step<Row> {
  changeId: number;
  row: number;
  /** null: to be added. */
  entityId: number | null;
  name: string;
  /** null: does not exist yet. */
  from: Partial<Row> | null;
  /** null: to be deleted. */
  to: Partial<Row> | null;
  /** The version that it must still have; null: it does not exist yet. */
  version: number | null;
}

/** Outcome of a step. */
export interface Outcome {
  changeId: number;
  /** null: deleted. */
  entityId: number | null;
  version: number | null;
  /** The stock change actually applied, which is smaller if orders had left less; undo reverts only this. */
  stock?: { before: number; after: number };
}

export type Direction = 'apply' | 'undo';

/** The steps of one kind of object, by id. */
export function stepsOf(changes: readonly StoredChange[], kind: 'products', direction: Direction): Step<ProductRow>[];
export function stepsOf(changes: readonly StoredChange[], kind: 'widths', direction: Direction): Step<VariantRow>[];
export function stepsOf(changes: readonly StoredChange[], kind: 'texts', direction: Direction): Step<TextRow>[];
export function stepsOf(changes: readonly StoredChange[], kind: 'fits', direction: Direction): Step<FitRow>[];
export function stepsOf(changes: readonly StoredChange[], kind: FileKind, direction: Direction): Step<object>[] {
  const fields = FIELDS[kind];
  const readValues = (values: unknown) => (values === null ? null : readKept(fields, values as object));
  return (
    changes
      // A row that was left when the import was applied has no outcome: there is nothing to undo. A removed fit has no version either.
      .filter(
        (change) => change.kind === kind && (direction === 'apply' || kind === 'fits' || change.versionAfter !== null),
      )
      .map(({ id, row, entityId, name, before, after, versionBefore, versionAfter }) => {
        const [from, to, version] =
          direction === 'apply' ? [before, after, versionBefore] : [after, before, versionAfter];
        return { changeId: id, row, entityId, name, from: readValues(from), to: readValues(to), version };
      })
  );
}

/** Field tables by which the stored values of each kind are read. */
const FIELDS: Readonly<Record<FileKind, FieldTable>> = {
  products: productFields,
  widths: variantFields,
  texts: {},
  fits: {},
};

/** Rows were changed by another person in the meantime: nothing is written, and the error names them. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
  readonly conflicts: readonly ImportConflict[];
  constructor(conflicts: readonly ImportConflict[]) {
    super(`${conflicts.length} rows were changed meanwhile`);
    this.conflicts = conflicts;
  }
}
