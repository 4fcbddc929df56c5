import { productFields } from '../../catalogue/product-fields.ts';
import { variantFields } from '../../catalogue/variant-fields.ts';
import { type FieldTable, readKept } from '../../operations/field.ts';
import type { ProductRow, TextRow, VariantRow } from './file-rows.ts';
import type { FileKind } from './import-entry.ts';
import type { StoredChange } from './import-queries.ts';
import type { ImportConflict } from './answers.ts';

/** One thing on its way from one state to another: forwards when an import is applied, backwards when it is undone. */
export interface Step<Row> {
  changeId: number;
  row: number;
  /** null: it is to be added. */
  entityId: number | null;
  name: string;
  /** null: it is not there yet. */
  from: Partial<Row> | null;
  /** null: it is to go. */
  to: Partial<Row> | null;
  /** The version that it must still have; null: it is not there yet. */
  version: number | null;
}

/** Outcome of a step. */
export interface Outcome {
  changeId: number;
  /** null: it is gone. */
  entityId: number | null;
  version: number | null;
  /** As it moved, where orders had left less than the step was to take: to undo it gives back no more. */
  stock?: { before: number; after: number };
}

export type Direction = 'apply' | 'undo';

/** The steps of one kind of things, by their numbers. */
export function stepsOf(changes: readonly StoredChange[], kind: 'products', direction: Direction): Step<ProductRow>[];
export function stepsOf(changes: readonly StoredChange[], kind: 'widths', direction: Direction): Step<VariantRow>[];
export function stepsOf(changes: readonly StoredChange[], kind: 'texts', direction: Direction): Step<TextRow>[];
export function stepsOf(changes: readonly StoredChange[], kind: FileKind, direction: Direction): Step<object>[] {
  const fields = FIELDS[kind];
  const kept = (values: unknown) => (values === null ? null : readKept(fields, values as object));
  return changes
    .filter((change) => change.kind === kind)
    .map(({ id, row, entityId, name, before, after, versionBefore, versionAfter }) => {
      const [from, to, version] =
        direction === 'apply' ? [before, after, versionBefore] : [after, before, versionAfter];
      return { changeId: id, row, entityId, name, from: kept(from), to: kept(to), version };
    });
}

/** Field tables by which the stored values of each kind are read. */
const FIELDS: Readonly<Record<FileKind, FieldTable>> = { products: productFields, widths: variantFields, texts: {} };

/** Rows were changed by somebody else meanwhile: nothing is written, and they are named. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
  readonly conflicts: readonly ImportConflict[];
  constructor(conflicts: readonly ImportConflict[]) {
    super(`${conflicts.length} rows were changed meanwhile`);
    this.conflicts = conflicts;
  }
}
