import type { Db } from '#platform/database/database.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { Faults } from '../product-files/faults.ts';
import type { FitRow, ProductRow, TextRow, VariantRow } from '../product-files/file-rows.ts';
import type { FileWords } from '../product-files/file-words.ts';
import type { FileKind, Progress } from '../product-files/import-entry.ts';
import type { NamedPictures } from '../product-files/pictures.ts';
import type { FileRow } from '../product-files/read-table.ts';
import type { RefuseCell } from '../product-files/row-draft.ts';
import { issue } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';

/** A row of a file that differs from the shop: only what differs, before and after. */
export type RowChange =
  | ChangeOf<'products', ProductRow>
  | ChangeOf<'widths', VariantRow>
  | ChangeOf<'texts', TextRow>
  | ChangeOf<'fits', FitRow>;

interface ChangeOf<Kind extends FileKind, Row> {
  kind: Kind;
  row: number;
  /** null: a new product, or a text, which has no id. */
  entityId: number | null;
  name: string;
  isNew: boolean;
  before: Partial<Row> | null;
  after: Partial<Row>;
  versionBefore: number | null;
}

export const SAVED_SINCE = issue('staff-refusal.row.saved-since');

/** Maximum size of all texts that an import changes, before and after. */
const MAX_CHANGED_TEXT = 64 * 1024 * 1024;
const TOO_MUCH_TEXT = message('staff-refusal.too-much-text');

interface ComparisonParts {
  db: Db;
  words: FileWords;
  pictures: NamedPictures;
  faults: Faults;
  /** Number of rows in all files. */
  total: number;
  progress: Progress;
}

/** Differences and faults found in the files of one import. */
export class Comparison {
  unchanged = 0;
  readonly db: Db;
  readonly words: FileWords;
  readonly pictures: NamedPictures;
  readonly #changes: RowChange[] = [];
  #changedLength = 0;
  readonly #parts: ComparisonParts;
  readonly #seen = new Map<string, number>();
  #done = 0;

  constructor(parts: ComparisonParts) {
    this.db = parts.db;
    this.words = parts.words;
    this.pictures = parts.pictures;
    this.#parts = parts;
  }

  get changes(): readonly RowChange[] {
    return this.#changes;
  }

  /** All changes stay in memory until they are stored, before and after. The file's size alone does not limit that. */
  keep(change: RowChange): void {
    this.#changedLength += textLength(change.before) + textLength(change.after);
    if (this.#changedLength > MAX_CHANGED_TEXT)
      throw new InvalidInputError([{ field: 'file', message: TOO_MUCH_TEXT }]);
    this.#changes.push(change);
  }

  refuser(file: string, row: FileRow): RefuseCell {
    return (column, message) =>
      this.#parts.faults.add({ file, row: row.number, column, message, value: row.cells.get(column) ?? '' });
  }

  /** Returns whether a cell of this row was refused. */
  isRefused(file: string, row: number): boolean {
    return this.#parts.faults.isIn(file, row);
  }

  /**
   * Returns whether no earlier row is about the same object, because one of the two would be lost. New ones can repeat.
   */
  isFirst(kind: FileKind, id: number, row: FileRow, onTwice: (earlierRow: number) => void): boolean {
    const key = `${kind} ${id}`;
    const earlier = this.#seen.get(key);
    if (id === 0 || earlier === undefined) {
      this.#seen.set(key, row.number);
      return true;
    }
    onTwice(earlier);
    return false;
  }

  moveOn(rows: number): Promise<void> {
    this.#done += rows;
    return this.#parts.progress('comparing', this.#done, this.#parts.total);
  }
}

function textLength(values: object | null): number {
  return Object.values(values ?? {}).reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
}
