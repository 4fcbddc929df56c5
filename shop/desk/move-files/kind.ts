import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import type { Message } from '../../base/messages/message.ts';
import type { Cells, MoveColumn } from './column.ts';
import type { MoveKindName } from './kind-names.ts';

/** A row that a file says. */
export interface MoveRow {
  /** As a spreadsheet counts. */
  readonly row: number;
  readonly cells: Cells;
  /** Ids of the things that cells with `refersTo` name; null: it comes in the same files, or the cell is empty. */
  readonly ids: Readonly<Record<string, number | null>>;
}

/** A row of the shop. */
export interface StoredRow {
  readonly id: number;
  readonly cells: Cells;
}

/** Fault of a row, or something unusual about it. */
export interface Remark {
  readonly row: number;
  readonly heading: string;
  readonly message: Message;
  /** Staff confirm it; otherwise the row is refused. */
  readonly isQuestion?: true;
}

/** These rows of the shop, or the next ones by id. */
export type Which = { readonly ids: readonly number[] } | { readonly after: number; readonly limit: number };

/** Knowledge by which rows are judged, beside the shop's tables. */
export interface Known {
  readonly hot: HotData;
  /** A row of an earlier one of these files; undefined: it comes in none. */
  coming(this: void, kind: MoveKindName, key: string): Cells | undefined;
  /** Returns whether a row of an earlier file has this text, of those that no two rows share (`unique`). */
  isComing(this: void, kind: MoveKindName, heading: string, text: string): boolean;
}

/** Files that the rows of a kind name, and the ways in which the shop keeps them. `fileKey` of a row is the key in the file store. */
export interface NamedFile {
  /** Its column. In its one form it is the name that an export gives the file, which differs for each content. */
  readonly heading: string;
  readonly maxBytes: number;
  readonly tooLarge: Message;
  /**
   * Stores a file that was sent. Returns its name in the one form, its key, and what else the row says of it.
   * @param before  the row as the shop has it
   * @throws {InvalidInputError}
   */
  keep(this: void, files: Files, bytes: Uint8Array, before: Cells | null): Promise<Cells>;
}

/** One file of a move: its columns, and how its rows are found, read, written and taken back (Q1). */
export interface MoveKind {
  readonly name: MoveKindName;
  readonly columns: readonly MoveColumn[];
  /** The table whose rows have numbers of the other system; absent: `find` knows them by what they say. */
  readonly numbered?: PgTable & { id: AnyPgColumn };
  /** The text that identifies a row within its kind. */
  keyOf(this: void, cells: Cells): string;
  /** Finds rows that need no number of the other system, by what they say; null: not in the shop. */
  readonly find?: (db: Db, rows: readonly MoveRow[]) => Promise<(number | null)[]>;
  stored(this: void, db: Db, which: Which): Promise<StoredRow[]>;
  /** The order that a row is about: one that was placed in this shop has left it, and its rows change nothing (Q5). */
  readonly orderIn?: (cells: Cells) => string;
  /** Further texts that no two rows of the files may share, by heading. */
  readonly unique?: (cells: Cells) => readonly (readonly [heading: string, key: string])[];
  /** Columns that a row of the shop keeps, once they say something. */
  readonly settled?: readonly string[];
  /** Its rows name files in the column `file` (named-files.ts). */
  readonly hasFiles?: true;
  /** Its rows name files of another sort than documents. */
  readonly namedFile?: NamedFile;
  /** Its changes make room for new rows, which are written after them. */
  readonly changesFirst?: true;
  /** Rows of later files are judged by what its rows say: they are kept, and should be few. */
  readonly isJudgedBy?: true;
  /** Finds faults that only the whole of the rows shows. */
  readonly check?: (
    db: Db,
    rows: readonly (MoveRow & { readonly id: number | null })[],
    known: Known,
  ) => Promise<Remark[]>;
  /** Writes new rows. Returns their ids in the same order. */
  add(this: void, tx: Db, rows: readonly MoveRow[], now: Date): Promise<number[]>;
  change(this: void, tx: Db, rows: readonly (MoveRow & { readonly id: number })[], now: Date): Promise<void>;
  /** Deletes rows on which nothing hangs. Returns the ids of those that it deleted. */
  remove(this: void, tx: Db, ids: readonly number[]): Promise<number[]>;
}

/** The key of rows that have a number of their own in the other system. */
export function externalId(cells: Cells): string {
  return cells.externalId ?? '';
}
