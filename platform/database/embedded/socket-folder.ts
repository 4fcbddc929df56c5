import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { isServerOn } from './postmaster-file.ts';

/** Maximum length of a socket address everywhere: macOS takes 104 bytes, its last a NUL. */
const MAX_LENGTH = 103;
const SOCKET = '.s.PGSQL.';

/**
 * The folder in which the server may open a Unix socket, by which a statement costs less of both processes than by the
 * loopback network (docs/performance.md): its own data folder, which nobody else can enter. Undefined where there can be none: the path is too long, the
 * setting could not hold it, the system has none, or the volume takes none (folders of another system that are mounted into a container).
 */
export async function socketFolderIn(data: string): Promise<string | undefined> {
  const longest = Buffer.byteLength(path.join(data, `${SOCKET}65535.lock`));
  if (!data.startsWith('/') || longest > MAX_LENGTH || /[,"\\]/.test(data)) return undefined;
  return (await takesSockets(path.join(data, `.s.${randomBytes(4).toString('hex')}`))) ? data : undefined;
}

async function takesSockets(file: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(file), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close(); // which removes the file
  }
}

/**
 * Removes the sockets of servers that were killed: one whose number another program has by now would keep ours from starting. A lock
 * without a number is just being written, by a start beside this one.
 */
export function removeDeadSockets(data: string): void {
  for (const name of readdirSync(data)) {
    if (!name.startsWith(SOCKET) || !name.endsWith('.lock')) continue;
    const lock = path.join(data, name);
    const pid = numberIn(lock);
    if (pid === undefined || isServerOn(pid, data)) continue;
    rmSync(lock.slice(0, -'.lock'.length), { force: true });
    rmSync(lock, { force: true });
  }
}

function numberIn(lock: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10) || undefined;
  } catch {
    return undefined; // removed by a start beside this one
  }
}
