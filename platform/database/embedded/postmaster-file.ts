import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The server of a data folder, by its postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; undefined: none, or not yet. */
  socketFolder: string | undefined;
}

/**
 * The server on this data folder, whoever started it; undefined if none runs. A file left by a crash is removed if its
 * process id belongs to another program by now: after a reboot, or in a restarted container where ids begin at 1 again,
 * PostgreSQL would take that program for a server and refuse to start.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && port > 0) || !isAlive(pid)) return undefined; // half-written, or dead: PostgreSQL handles both
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it exists and belongs to another user
  }
}

/**
 * Returns whether the process with this id is the server on a data folder, which is its working directory. Compared by
 * inode, because the folder may have been moved, or be reached by another path.
 */
export function isServerOn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true; // no /proc: trust the file, as PostgreSQL does
  try {
    const workplace = statSync(`/proc/${pid}/cwd`);
    const folder = statSync(data);
    return workplace.ino === folder.ino && workplace.dev === folder.dev;
  } catch {
    return isSomeServer(pid); // its folder is hidden from us, or it is a zombie
  }
}

function isSomeServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .some((word) => path.basename(word) === 'postgres');
  } catch {
    return false; // it has ended in the meantime
  }
}
