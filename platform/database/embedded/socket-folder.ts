import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { isServerOn } from './postmaster-file.ts';

/** Maximum length of a socket address on all systems: macOS allows 104 bytes, including a NUL. */
const MAX_LENGTH = 103;
const SOCKET = '.s.PGSQL.';

/**
 * The folder for a Unix socket, which costs both processes less per statement than the loopback network
 * (docs/performance.md): its own data folder, which nobody else can enter. Undefined if it is impossible: the path is
 * too long, the setting could not contain it, or the system or the volume does not support sockets (for example folders
 * of another system mounted into a container).
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
    server.close(); // this removes the file
  }
}

/**
 * Removes the sockets of killed servers: one whose process id another program has by now would prevent the start. A
 * lock without an id is being written by a concurrent start.
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
    return undefined; // removed by a concurrent start
  }
}
