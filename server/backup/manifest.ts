import { z } from 'zod';
import { listSome } from '../named-files.ts';

const part = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[\da-f]{64}$/) };

/**
 * Manifest of a backup, the last entry of its zip file: `manifest.json`. Rows are under `database/`, files of the file store under
 * `files/`, the store configuration and the news under `store/`.
 */
export const Manifest = z.object({
  format: z.literal(1),
  product: z.literal('pressline'),
  takenAt: z.iso.datetime(),
  /** The migrations of the database in order: checksum, and the timestamp that identifies each. */
  migrations: z.array(z.object({ hash: z.string(), at: z.int() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative(), ...part })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ key: z.string(), ...part })),
  /** Files that rows refer to and the file store lacked; older backups have no such list. */
  missing: z.array(z.string()).default([]),
  store: z.array(z.object({ path: z.string(), ...part })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Size and checksum. */
export interface Measured {
  bytes: number;
  sha256: string;
}

export const MANIFEST_ENTRY = 'manifest.json';

/** Path of a table's rows in the zip file. */
export function tableEntry(table: string): string {
  return `database/${table}.copy`;
}

export function fileEntry(key: string): string {
  return `files/${key}`;
}

export function storeEntry(path: string): string {
  return `store/${path}`;
}

/** Describes missing content for people; null: complete. */
export function describeMissing({ missing }: Manifest): string | null {
  if (missing.length === 0) return null;
  const many = missing.length === 1 ? 'one file' : `${missing.length} files`;
  return `It lacks ${many} that the database names and the file store did not have: ${listSome(missing)}.`;
}

/** Describes the content for people. */
export function contentsOf({ tables, files, store }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (number: number, what: string) => `${number.toLocaleString('en-GB')} ${what}${number === 1 ? '' : 's'}`;
  return `${count(tables.length, 'table')} with ${count(rows, 'row')}, ${count(files.length + store.length, 'file')}`;
}
