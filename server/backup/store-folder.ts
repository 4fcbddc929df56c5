import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CONFIGURATION = 'store.json';
const NEWS = 'news';

/**
 * Lists the files of the store, as paths below DATA_DIR: its configuration and its news. Empty for the sample store.
 */
export async function listStoreFiles(dataDir: string): Promise<string[]> {
  const configuration = existsSync(path.join(dataDir, CONFIGURATION)) ? [CONFIGURATION] : [];
  const news = path.join(dataDir, NEWS);
  if (!existsSync(news)) return configuration;
  const entries = await readdir(news, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => `${NEWS}/${name}`);
  return [...configuration, ...names.toSorted()];
}

export function readStoreFile(dataDir: string, file: string): Promise<Buffer> {
  return readFile(path.join(dataDir, file));
}

/** Returns whether a path is one of listStoreFiles; restored files are written nowhere else. */
export function isStoreFile(file: string): boolean {
  return file === CONFIGURATION || (/^news\/[^/\\]+$/.test(file) && !/^news\/\.{1,2}$/.test(file));
}

export async function writeStoreFile(dataDir: string, file: string, bytes: Buffer): Promise<void> {
  const target = path.join(dataDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
}
