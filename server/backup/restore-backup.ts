import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { intoTable, listTables, setSequence, type TableShape } from '#platform/database/copy-tables.ts';
import { appliedMigrations, knownMigrations, migrate } from '#platform/database/migrate.ts';
import { connectTo } from '#platform/database/server-hosts.ts';
import type { Files } from '#platform/files.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { REFERENCE_TABLES } from '#shop/desk/administration/provide-reference-data.ts';
import { correctKeysOf } from '../migrate-shop.ts';
import { eraseAgain } from './erased-list.ts';
import type { BackupReader } from './backup-reader.ts';
import { fileEntry, storeEntry, tableEntry } from './manifest.ts';
import { readStoreFile, writeStoreFile } from './store-folder.ts';
import { isPrefix, versionRefusal } from './compare-migrations.ts';

export interface RestoreParts {
  databaseUrl: string;
  files: Files;
  dataDir: string;
  backup: BackupReader;
  /** Gives up mails that were waiting at the time of the backup, because the original shop may have sent them since. */
  holdMails: boolean;
  /** People who were erased after the backup was taken (erased-list.ts): they are erased again. */
  erased?: readonly string[];
}

/**
 * Fills an empty shop from the backup, all or nothing. A backup of an older version is migrated to this one.
 * @throws {OperatorError} the shop is not empty, or the backup's version can't be read
 */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const { databaseUrl, backup } = parts;
  const { migrations } = backup.manifest;
  const refusal = versionRefusal(migrations, knownMigrations());
  if (refusal !== null) throw new OperatorError(refusal);
  await refuseOtherFiles(parts);

  const client = await connectTo(databaseUrl, { application_name: 'pressline restore' });
  try {
    if (!isPrefix(await appliedMigrations(client), migrations)) {
      throw new OperatorError(
        'The database has newer migrations than the backup: restore into a database without migrations. The restore runs them.',
      );
    }
    await refuseFilled(client, await listTables(client)); // before its tables change, which is not rolled back
    await migrate(databaseUrl, migrations.at(-1)?.at);
    await restoreAll(client, parts);
    await migrate(databaseUrl);
    await correctKeysOf(databaseUrl);
    await eraseAgain(databaseUrl, parts.files, parts.erased ?? []);
    await client.query('analyze');
    await client.query(`select pg_notify('pressline_changed', 'restore'), pg_notify('pressline_outbox', '')`);
  } finally {
    await client.end();
  }
}

/** Restores rows in one transaction; files, which have none, are deleted again if it fails. */
async function restoreAll(client: pg.Client, parts: RestoreParts): Promise<void> {
  const takeBack: (() => Promise<void>)[] = [];
  try {
    await client.query('begin');
    await restoreRows(client, parts.backup);
    if (parts.holdMails) await holdWaitingMails(client);
    await restoreFiles(parts, takeBack);
    await restoreStore(parts, takeBack);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the connection itself may have failed
    for (const undo of takeBack) await undo();
    throw error;
  }
}

async function restoreRows(client: pg.Client, backup: BackupReader): Promise<void> {
  const { tables, sequences } = backup.manifest;
  const here = await listTables(client);
  refuseOtherTables(here, tables);
  // The triggers' rules were enforced when the rows were first written; here they would only refuse, or send
  // notifications.
  for (const { name } of here) await client.query(`alter table ${pg.escapeIdentifier(name)} disable trigger user`);
  await refuseFilled(client, here);
  // The initial rows of every shop are replaced by the backup's.
  for (const name of REFERENCE_TABLES) await client.query(`delete from ${pg.escapeIdentifier(name)}`);
  for (const { name } of here) {
    const table = tables.find((saved) => saved.name === name);
    if (table === undefined) continue; // refused above
    await pipeline(await backup.read(tableEntry(name)), intoTable(client, table));
  }
  for (const sequence of sequences) await setSequence(client, sequence);
  for (const { name } of here) await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
}

function refuseOtherTables(here: TableShape[], saved: TableShape[]): void {
  const shapes = (tables: TableShape[]) => tables.map(({ name, columns }) => `${name}(${columns.join()})`).toSorted();
  if (shapes(here).join() !== shapes(saved).join()) {
    throw new OperatorError('The tables of this database are not those of the backup, although its migrations are.');
  }
}

async function refuseFilled(client: pg.Client, tables: TableShape[]): Promise<void> {
  for (const { name } of tables.filter((table) => !REFERENCE_TABLES.includes(table.name))) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${pg.escapeIdentifier(name)}) as filled`,
    );
    if (rows[0]?.filled === true) {
      throw new OperatorError(
        `The shop is not empty (${name}): nothing was changed. Restore into a new DATA_DIR, or an empty database.`,
      );
    }
  }
}

async function holdWaitingMails(client: pg.Client): Promise<void> {
  await client.query(
    `update outbox
     set failed_at = now(), last_error = 'Held by the restore: the shop may have sent it after the backup was taken.'
     where done_at is null and failed_at is null`,
  );
}

/** Existing files must be the backup's own, left by an interrupted restore. */
async function refuseOtherFiles({ files, dataDir, backup }: RestoreParts): Promise<void> {
  const expected = new Map(backup.manifest.files.map(({ key, sha256 }) => [key, sha256]));
  for await (const key of files.list()) {
    const bytes = expected.has(key) ? await files.get(key) : undefined;
    if (bytes === undefined || sha256(bytes) !== expected.get(key)) {
      throw new OperatorError(
        `The file store is not empty (${key}): nothing was changed. Restore into a new DATA_DIR, or an empty bucket.`,
      );
    }
  }
  for (const { path: name, sha256: expectedHash } of backup.manifest.store) {
    const file = path.join(dataDir, name);
    if (existsSync(file) && sha256(await readStoreFile(dataDir, name)) !== expectedHash) {
      throw new OperatorError(`${file} exists and differs from the backup's: move it away. Nothing was changed.`);
    }
  }
}

async function restoreFiles({ files, backup }: RestoreParts, takeBack: (() => Promise<void>)[]): Promise<void> {
  for (const { key } of backup.manifest.files) {
    takeBack.push(() => files.delete(key));
    await files.put(key, await backup.readBytes(fileEntry(key)));
  }
}

async function restoreStore({ dataDir, backup }: RestoreParts, takeBack: (() => Promise<void>)[]): Promise<void> {
  for (const { path: name } of backup.manifest.store) {
    if (existsSync(path.join(dataDir, name))) continue; // identical, as checked before
    takeBack.push(() => rm(path.join(dataDir, name), { force: true }));
    await writeStoreFile(dataDir, name, await backup.readBytes(storeEntry(name)));
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
