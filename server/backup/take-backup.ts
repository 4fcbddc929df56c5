import type pg from 'pg';
import { holdFilesForBackup } from '#platform/database/backup-lock.ts';
import { listTables, readSequences, rowsOf } from '#platform/database/copy-tables.ts';
import { appliedMigrations } from '#platform/database/migrate.ts';
import { connectTo } from '#platform/database/server-hosts.ts';
import type { Files } from '#platform/files.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { listNamedFiles } from '../named-files.ts';
import { BackupWriter } from './backup-writer.ts';
import { fileEntry, MANIFEST_ENTRY, Manifest, storeEntry, tableEntry } from './manifest.ts';
import { listStoreFiles, readStoreFile } from './store-folder.ts';

export interface BackupParts {
  databaseUrl: string;
  files: Files;
  dataDir: string;
  /** The file to create. */
  file: string;
  now: Date;
}

/**
 * Copies the whole shop into one file while it runs. All rows are from one snapshot, so every order is complete or
 * absent. Files are copied after the snapshot, and none is deleted during the backup, so that each row finds its file.
 * @throws {OperatorError} there is no shop in the database
 */
export async function takeBackup({ databaseUrl, files, dataDir, file, now }: BackupParts): Promise<Manifest> {
  const client = await connectTo(databaseUrl, { application_name: 'pressline backup' });
  const writer = new BackupWriter(file);
  try {
    await holdFilesForBackup(client);
    await client.query('begin transaction isolation level repeatable read read only');
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0) throw new OperatorError('There is no shop in this database: nothing was written.');
    const tables = await addTables(client, writer);
    const named = await listNamedFiles(client);
    const manifest: Manifest = {
      format: 1,
      product: 'pressline',
      takenAt: now.toISOString(),
      migrations,
      tables,
      sequences: await readSequences(client), // after the rows: an id that was assigned is never assigned again
      ...(await addFiles(files, writer, named)),
      store: await addStore(dataDir, writer),
    };
    await writer.addBytes(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 1)), { compress: true });
    await writer.finish();
    return manifest;
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function addTables(client: pg.Client, writer: BackupWriter): Promise<Manifest['tables']> {
  const added: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const rows = rowsOf(client, table);
    const measured = await writer.add(tableEntry(table.name), rows, { compress: true });
    added.push({ ...table, rows: rows.rowCount, ...measured });
  }
  return added;
}

async function addFiles(
  files: Files,
  writer: BackupWriter,
  named: ReadonlySet<string>,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  const added: Manifest['files'] = [];
  for (const key of keys.toSorted()) {
    const bytes = await files.get(key);
    if (bytes === undefined) continue; // one without a row, for example of a refused upload
    added.push({ key, ...(await writer.addBytes(fileEntry(key), bytes, { compress: false })) });
  }
  const has = new Set(added.map(({ key }) => key));
  return { files: added, missing: [...named].filter((key) => !has.has(key)).toSorted() };
}

async function addStore(dataDir: string, writer: BackupWriter): Promise<Manifest['store']> {
  const added: Manifest['store'] = [];
  for (const path of await listStoreFiles(dataDir)) {
    const bytes = await readStoreFile(dataDir, path);
    added.push({ path, ...(await writer.addBytes(storeEntry(path), bytes, { compress: true })) });
  }
  return added;
}
