import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The server that runs on a data folder, as its postmaster.pid tells. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; undefined: none, or not yet. */
  socketFolder: string | undefined;
}

/**
 * The server on this data folder, no matter who started it; undefined when none runs. A file left behind by a crash is
 * removed when its number belongs to another program by now: after a reboot, or in a restarted container where numbers
 * begin at 1 again, PostgreSQL would take that program for a server and refuse to start.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && port > 0) || !isAlive(pid)) return undefined; // half written, or dead: PostgreSQL deals with both
  if (isServerOn(pid, data)) return { pid, port, socketFolder: lines[4] === '' ? undefined : lines[4] };
  rmSync(file, { force: true });
  return undefined;
}

/** Returns whether a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it exists and is somebody else's
  }
}

/**
 * Returns whether the process with this number is the server on a data folder: a server works inside it. Compared by inode: the folder may have been
 * moved, or be reached by another path.
 */
export function isServerOn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true; // no /proc: believe the file, as PostgreSQL does
  try {
    const workplace = statSync(`/proc/${pid}/cwd`);
    const folder = statSync(data);
    return workplace.ino === folder.ino && workplace.dev === folder.dev;
  } catch {
    return isSomeServer(pid); // its folder is hidden from us, or it is a dead process that nobody has waited for
  }
}

function isSomeServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .some((word) => path.basename(word) === 'postgres');
  } catch {
    return false; // gone in the meantime
  }
}
