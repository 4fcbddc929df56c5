import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import { productSheets } from '../../catalogue/data-sheets/tables.ts';
import { manuals } from '../../trade/documents/tables.ts';
import { pastDocuments } from '../../trade/past-orders/tables.ts';
import type { MoveKindName } from '../move-files/kind-names.ts';
import { moveChanges } from './tables.ts';

const KEYS_AN_EFFECT = 1000;
/** Kinds whose files have random names; pictures and drawings are named by their content, and stay. */
const KINDS: readonly MoveKindName[] = ['documents', 'data-sheets', 'manuals'];

/** Queues the deletion of the files of these moves that no document has, and that no other move could bring back. */
export async function dropFiles(tx: Db, moveIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select distinct named.key
    from ${moveChanges} as change
    cross join lateral (values (change.before ->> 'fileKey'), (change.after ->> 'fileKey')) as named (key)
    where change.move_id = any (${sql.param([...moveIds])}::integer[])
      and change.kind = any (${sql.param([...KINDS])}::text[])
      and named.key <> ''
      and not exists (select from ${pastDocuments} as document where document.file_key = named.key)
      and not exists (select from ${productSheets} as sheet where sheet.file_key = named.key)
      and not exists (select from ${manuals} as manual where manual.file_key = named.key)
      and not exists (
        select from ${moveChanges} as other
        where other.kind = any (${sql.param([...KINDS])}::text[])
          and other.move_id <> all (${sql.param([...moveIds])}::integer[])
          and named.key in (other.before ->> 'fileKey', other.after ->> 'fileKey')
      )
    order by named.key`);
  for (let at = 0; at < rows.length; at += KEYS_AN_EFFECT)
    await queueUnusedFiles(tx, now, ...rows.slice(at, at + KEYS_AN_EFFECT).map(({ key }) => key));
}
