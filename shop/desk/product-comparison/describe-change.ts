import {
  type Column,
  fitFileColumns,
  productFileColumns,
  textFileColumns,
  variantFileColumns,
} from '../product-files/columns.ts';
import type { FileWords } from '../product-files/file-words.ts';
import type { FileKind } from '../product-files/import-entry.ts';
import type { StoredChange } from '../product-files/import-queries.ts';
import type { ImportChange } from '../product-files/answers.ts';

/** Describes a change for people: the cells that differ, in the format of the file. */
export function describeChange(change: StoredChange, words: FileWords): ImportChange {
  const { id, row, entityId, name, isNew } = change;
  const kind = change.kind as FileKind;
  const before = change.before as object | null;
  const after = change.after as object;
  const cells = COLUMNS[kind]
    .filter(({ field }) => field in after)
    .map(({ heading, write }) => ({
      column: heading,
      // A picture's name begins with the part number, which the change may not contain.
      before: before === null ? null : write({ name, ...before } as never, words),
      after: write({ name, ...after } as never, words),
    }))
    .filter(({ before, after }) => before !== after && (before !== null || after !== ''));
  return { id, kind, row, entityId, name, isNew, cells };
}

const COLUMNS: Readonly<Record<FileKind, readonly Column<never>[]>> = {
  products: productFileColumns,
  widths: variantFileColumns,
  texts: textFileColumns,
  fits: fitFileColumns,
};
