import path from 'node:path';

/** What DATA_DIR holds: the embedded database. */
export function databaseFolder(dataDir: string): string {
  return path.join(dataDir, 'database');
}

/** What DATA_DIR holds: pictures, manuals, media and purchase orders, where no bucket has them. */
export function filesFolder(dataDir: string): string {
  return path.join(dataDir, 'files');
}
