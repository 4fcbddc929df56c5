import path from 'node:path';

/** What DATA_DIR holds: the embedded database. */
export function databaseFolder(dataDir: string): string {
  return path.join(dataDir, 'database');
}
