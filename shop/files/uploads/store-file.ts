import { mayDeleteFiles } from '#platform/database/backup-lock.ts';
import { CommitLostError } from '#platform/database/database.ts';
import type { Shop } from '../../operations/shop.ts';

/**
 * The file first, then its row: a failure in between leaves a file that nobody finds, never a row without its file.
 * @param record  writes the row, in a transaction
 */
export async function storeFile<Result>(
  { files }: Pick<Shop, 'files'>,
  { key, bytes }: { key: string; bytes: Uint8Array },
  record: () => Promise<Result>,
): Promise<Result> {
  await files.put(key, bytes);
  try {
    return await record();
  } catch (error) {
    // Where the row may be written after all, its file stays.
    if (!(error instanceof CommitLostError)) await files.delete(key).catch(() => {}); // else nobody finds it
    throw error;
  }
}

/**
 * Takes away a file that no row names any more. While a backup is taken it stays, though nobody finds it any more: the
 * backup has the row that names it. What can't be deleted stays too: what was saved is saved.
 */
export async function deleteUnnamed({ db, files }: Pick<Shop, 'db' | 'files'>, key: string | null): Promise<void> {
  if (key === null) return;
  try {
    if (await mayDeleteFiles(db)) await files.delete(key);
  } catch {
    // nobody finds it any more
  }
}
