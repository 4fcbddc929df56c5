import { InvalidInputError } from '../../base/messages/errors.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { compareFits } from '../product-comparison/compare-fits.ts';
import { compareProducts } from '../product-comparison/compare-products.ts';
import { compareTexts } from '../product-comparison/compare-texts.ts';
import { compareVariants } from '../product-comparison/compare-variants.ts';
import { Comparison, type RowChange } from '../product-comparison/comparison.ts';
import { Faults } from './faults.ts';
import { fileWords } from './file-words.ts';
import type { Progress } from './import-entry.ts';
import type { SentFiles } from './open-files.ts';
import { NamedPictures } from './pictures.ts';
import { questionsAbout, type Questions } from '../product-comparison/questions.ts';
import { type FileTable, readTable } from './read-table.ts';
import { issueOf } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';

/** Preview of an import. Faulty rows are left out; the rest is then applied only on request. */
export interface CheckedFiles {
  changes: readonly RowChange[];
  unchanged: number;
  faults: Faults;
  /** Unusual changes, which must be confirmed before they are applied. */
  questions: Questions;
  /** The product that already has the part number of a row. */
  takenBy: ReadonlyMap<RowChange, number>;
}

/** Texts come last: those of the other files may be translated. */
const ORDER: readonly FileTable['kind'][] = ['products', 'widths', 'fits', 'texts'];

/**
 * Compares the uploaded files with the shop as a dry run. Writes nothing except new pictures, stored by their content.
 */
export async function checkFiles(
  shop: Pick<Shop, 'db' | 'files' | 'hot'>,
  open: () => Promise<SentFiles>,
  progress: Progress,
): Promise<CheckedFiles> {
  const faults = new Faults();
  try {
    const sent = await open();
    const tables: FileTable[] = [];
    for (const [index, { name, bytes }] of sent.tables.entries()) {
      await progress('reading', index, sent.tables.length);
      const table = await readTable(name, bytes, faults);
      if (table !== undefined) tables.push(table);
    }
    if (new Set(tables.map(({ kind }) => kind)).size < tables.length)
      throw new InvalidInputError([{ field: 'file', message: message('staff-refusal.same-files') }]);

    const comparison = new Comparison({
      db: shop.db,
      words: fileWords(shop.hot()),
      pictures: new NamedPictures(shop.files, sent),
      faults,
      total: tables.reduce((total, { rows }) => total + rows.length, 0),
      progress,
    });
    const fileOf = new Map(tables.map(({ kind, file }) => [kind, file]));
    const isSound = ({ kind, row }: RowChange) => !faults.isWhole && !faults.isIn(fileOf.get(kind) ?? '', row);
    for (const table of tables.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))) {
      if (table.kind === 'products') await compareProducts(comparison, table);
      else if (table.kind === 'widths') await compareVariants(comparison, table);
      else if (table.kind === 'fits') await compareFits(comparison, table);
      else await compareTexts(comparison, table, comparison.changes.filter(isSound));
    }
    const { unchanged } = comparison;
    const changes = comparison.changes.filter(isSound);
    return { changes, unchanged, faults, ...(await questionsAbout(shop.db, changes)) };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    faults.add({
      file: '',
      row: null,
      column: '',
      message: issueOf(error.messages[0] ?? message('refusal.fault')),
      value: '',
    });
    return { changes: [], unchanged: 0, faults, questions: { count: 0, kept: [] }, takenBy: new Map() };
  }
}
