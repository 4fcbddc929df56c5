import path from 'node:path';

/** Folder of the embedded database in DATA_DIR. */
export function databaseFolder(dataDir: string): string {
  return path.join(dataDir, 'database');
}

/** Folder of pictures, manuals, media and purchase orders in DATA_DIR, if no bucket stores them. */
export function filesFolder(dataDir: string): string {
  return path.join(dataDir, 'files');
}
