import { mayDeleteFiles } from '#platform/database/backup-lock.ts';
import { CommitLostError } from '#platform/database/database.ts';
import type { Shop } from '../../operations/shop.ts';

/**
 * Stores the file first, then its row: a failure in between leaves an unreferenced file, never a row without its file.
 * @param record writes the row, in a transaction
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
    // If the row may have been written after all, its file stays.
    if (!(error instanceof CommitLostError)) await files.delete(key).catch(() => {}); // otherwise nothing refers to it
    throw error;
  }
}

/**
 * Deletes an unreferenced file. During a backup it stays, because the backup has the row that refers to it. A failed
 * deletion is ignored: the save has succeeded.
 */
export async function deleteUnnamed({ db, files }: Pick<Shop, 'db' | 'files'>, key: string | null): Promise<void> {
  if (key === null) return;
  try {
    if (await mayDeleteFiles(db)) await files.delete(key);
  } catch {
    // the file stays unreferenced
  }
}
