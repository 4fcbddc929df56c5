import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import { pastDocuments } from '../../trade/past-orders/tables.ts';
import { moveChanges } from './tables.ts';

const KEYS_AN_EFFECT = 1000;

/** Queues the deletion of the files of these moves that no document has, and that no other move could bring back. */
export async function dropFiles(tx: Db, moveIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select distinct named.key
    from ${moveChanges} as change
    cross join lateral (values (change.before ->> 'fileKey'), (change.after ->> 'fileKey')) as named (key)
    where change.move_id = any (${sql.param([...moveIds])}::integer[])
      and change.kind = 'documents'
      and named.key <> ''
      and not exists (select from ${pastDocuments} as document where document.file_key = named.key)
      and not exists (
        select from ${moveChanges} as other
        where other.kind = 'documents'
          and other.move_id <> all (${sql.param([...moveIds])}::integer[])
          and named.key in (other.before ->> 'fileKey', other.after ->> 'fileKey')
      )
    order by named.key`);
  for (let at = 0; at < rows.length; at += KEYS_AN_EFFECT)
    await queueUnusedFiles(tx, now, ...rows.slice(at, at + KEYS_AN_EFFECT).map(({ key }) => key));
}
