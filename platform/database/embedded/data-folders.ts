import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { type Account, canEnter } from './account.ts';
import { type Binaries, MAJOR_VERSION } from './binaries.ts';
import { explainFolderError } from './explain-folder-error.ts';

// Place for files that user 65534 must reach when Pressline itself is in a closed folder such as root's home.
const OUTSIDE = '/var/lib/pressline';

const FOLDER_NAME = `postgres-${MAJOR_VERSION}`;

/** Creates a data folder if there is none. @throws {OperatorError} it can't be made */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw explainFolderError(cause, folder) ?? cause;
  }
}

/** Returns whether a database was made in this folder. */
export function hasDatabase(folder: string): boolean {
  return existsSync(path.join(folder, FOLDER_NAME));
}

/** The folder of PostgreSQL's programs that the user can reach: npm's own, or a copy. */
export function placeBinaries(account: Account, binaries: Binaries): string {
  if (canEnter(account, path.join(binaries.folder, 'bin'))) return binaries.folder;
  const copy = path.join(OUTSIDE, `postgres-${binaries.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  makeFolder(OUTSIDE);
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
  renameOrYield(unfinished, copy);
  return copy;
}

/**
 * Chooses the folder of the data: in `folder`, or outside if the account can't reach that. The choice of the first start is stored
 * (`rememberPlace`), so that no later start finds an empty shop.
 * @throws {OperatorError}  there is data, but not where it should be, or not of this version
 */
export function placeData(account: Account, folder: string): string {
  const inside = path.join(folder, FOLDER_NAME);
  const known = lstatSync(inside, { throwIfNoEntry: false });
  if (known?.isSymbolicLink()) return followLink(inside);
  if (!known) refuseOtherVersion(folder);
  if (canEnter(account, folder)) return inside;
  if (!known) return path.join(OUTSIDE, `data-${shortHash(inside)}`, FOLDER_NAME);
  throw new OperatorError(
    `${inside} can't be reached by the user who runs PostgreSQL (number ${account.ids.uid}): open its parent folders (chmod o+x) or move DATA_DIR.`,
  );
}

/** Leaves a symbolic link in `folder` to data outside it; called once the data exists. */
export function rememberPlace(folder: string, data: string): void {
  const inside = path.join(folder, FOLDER_NAME);
  if (data !== inside && !existsSync(inside)) symlinkSync(data, inside);
}

function followLink(link: string): string {
  const target = path.resolve(path.dirname(link), readlinkSync(link));
  if (existsSync(target)) return target;
  throw new OperatorError(
    `The database was in ${target} and is missing: restore it, or remove ${link} to begin with an empty shop.`,
  );
}

function refuseOtherVersion(folder: string): void {
  const other = readdirSync(folder).find((name) => /^postgres-\d+$/.test(name));
  if (other === undefined) return;
  throw new OperatorError(
    `${path.join(folder, other)} belongs to a PostgreSQL version other than ${MAJOR_VERSION}: make a backup with the Pressline that wrote it and restore that into a new DATA_DIR.`,
  );
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Gives existing data to the user if an earlier start used another one (a container that forbids user namespaces after
 * one that allowed them). Only while no server runs on it.
 * @throws {OperatorError} it belongs to another user and we aren't root
 */
export function takeOverData(account: Account, data: string): void {
  if (account.owner === undefined || statSync(data).uid === account.owner) return;
  const changed = spawnSync('chown', ['-R', String(account.owner), data], { stdio: 'ignore' }).status === 0;
  if (changed) return;
  throw new OperatorError(
    `${data} belongs to user number ${statSync(data).uid}: start Pressline as that user or set DATA_DIR to another folder.`,
  );
}

/** Renames a finished folder; if another process was first, its folder stays and ours is deleted. */
export function renameOrYield(unfinished: string, finished: string): void {
  try {
    renameSync(unfinished, finished);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(finished)) throw cause;
  }
}
