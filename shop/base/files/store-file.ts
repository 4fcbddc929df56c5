import { CommitLostError } from '#platform/database/database.ts';
import type { Shop } from '../operations/shop.ts';

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
