import { mayDeleteFiles } from '#platform/database/backup-lock.ts';
import type { Db } from '#platform/database/database.ts';
import type { Shop } from '../operations/shop.ts';
import { queueEffect } from '../outbox/queue-effect.ts';

/**
 * Queues the deletion of files in the transaction that removes the last row with their keys; null: there was none. The keys must be
 * random, because a key that is used again would lose its new file.
 */
export async function queueUnusedFiles(
  tx: Db,
  now: Date,
  ...keys: readonly (string | null | undefined)[]
): Promise<void> {
  const unused = keys.filter((key) => key !== null && key !== undefined);
  if (unused.length > 0) await queueEffect(tx, now, 'unused-files', { keys: unused });
}

/**
 * Deletes these files; one that does not exist is deleted already.
 * @throws a backup is running, which has the rows that refer to them; or the storage fails: the deletion is repeated later
 */
export async function deleteUnusedFiles(
  { keys }: { keys: readonly string[] },
  { files }: Pick<Shop, 'files'>,
  tx: Db,
): Promise<void> {
  if (!(await mayDeleteFiles(tx))) throw new Error('A backup is copying the files.');
  for (const key of keys) await files.delete(key);
}
