import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { explainFolderError } from './explain-folder-error.ts';
import { makeFolder, renameOrYield } from './data-folders.ts';
import { type Programs, runProgram } from './programs.ts';
import { isAlive } from './postmaster-file.ts';

/** The superuser, used only by this process and the operator's commands; the shop's queries run as a plain role. */
export const ADMIN_ROLE = 'postgres';

// PostgreSQL's built-in collation: the same order and the same lower('Ä') on every machine, whatever its C library.
const TEXT = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Returns whether `data` contains a database cluster. */
export function clusterExists(data: string): boolean {
  return existsSync(path.join(data, 'PG_VERSION'));
}

/**
 * Creates an empty database cluster under a temporary name and renames it, so that `data` is complete or absent
 * whatever happens, and two concurrent starts end with one cluster.
 * @throws {OperatorError} the disk is full or not writable, or the error of initdb
 */
export async function createCluster(programs: Programs, data: string, adminPassword: string): Promise<void> {
  makeFolder(path.dirname(data));
  removeUnfinished(data);
  const unfinished = `${data}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${unfinished}.password`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, adminPassword, { mode: 0o600 });
    giveTo(programs, unfinished, passwordFile);
    const access = ['-U', ADMIN_ROLE, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    await runProgram(programs, 'initdb', ['-D', unfinished, ...access, ...TEXT]);
    renameOrYield(unfinished, data);
  } catch (cause) {
    throw explainFolderError(cause, path.dirname(data)) ?? initTrouble(cause, data) ?? cause;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

function giveTo({ account }: Programs, ...files: string[]): void {
  const { uid, gid } = account.ids;
  if (uid === undefined || gid === undefined) return;
  for (const file of files) chownSync(file, uid, gid);
}

/** Removes the remains of a start killed in its first second. */
function removeUnfinished(data: string): void {
  const folder = path.dirname(data);
  for (const name of readdirSync(folder)) {
    const [, pid] = new RegExp(`^${path.basename(data)}\\.new-(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Extracts the error message of initdb; undefined if it wasn't initdb. */
function initTrouble(cause: unknown, data: string): OperatorError | undefined {
  if (!(cause instanceof Error && 'stderr' in cause)) return undefined;
  const reason = /^initdb: (?:error: )?(.+)$/m.exec(String(cause.stderr))?.[1] ?? String(cause.stderr).trim();
  return new OperatorError(`PostgreSQL could not set up ${data}: ${reason}.`, { cause });
}
