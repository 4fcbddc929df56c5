import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { filesFolder } from '../data-folders.ts';
import { listNamedFiles, listSome } from '../named-files.ts';
import { openFilesFor } from '../open-files.ts';
import type { Finding } from './finding.ts';

/** Checks that the file store has the files in the database. If the store is unreachable, another check reports it. */
export async function checkNamedFiles(client: pg.Client, config: Pick<Config, 's3' | 'dataDir'>): Promise<Finding[]> {
  const named = await listNamedFiles(client);
  const stored = await listStored(config);
  if (stored === undefined) return [];
  const isMissing = (key: string) => !stored.has(key);
  // Checked again, because a running shop may have replaced one, and deleted the old file, while the store was read.
  const again = [...named].some(isMissing) ? await listNamedFiles(client) : named;
  const missing = [...named].filter((key) => isMissing(key) && again.has(key)).toSorted();
  if (missing.length === 0) return [{ state: 'ok', sentence: 'The file store has every file that the database names' }];
  const many = missing.length === 1 ? 'A file' : `${missing.length} files`;
  return [
    {
      state: 'warning',
      sentence: `${many} that the database names are missing from the file store: ${listSome(missing)}. Copy them from a backup ("files/" in its ZIP file), or upload them again.`,
    },
  ];
}

async function listStored(config: Pick<Config, 's3' | 'dataDir'>): Promise<Set<string> | undefined> {
  const stored = new Set<string>();
  if (config.s3 === undefined && !existsSync(filesFolder(config.dataDir))) return stored;
  try {
    const files = await openFilesFor(config, () => {});
    for await (const key of files.list()) stored.add(key);
    return stored;
  } catch {
    return undefined; // checkFileStore reports the reason
  }
}
