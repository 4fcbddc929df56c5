import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

/** PostgreSQL's programs, and as whom they run. */
export interface Programs {
  folder: string;
  account: Account;
}

/** Runs one of PostgreSQL's programs to its end. Throws what execFile throws, with `stderr`. */
export async function runProgram(programs: Programs, name: string, args: string[]): Promise<void> {
  const [file, words] = commandLine(programs, name, args);
  await promisify(execFile)(file, words, { ...programs.account.ids, cwd: '/', env: environment() });
}

/**
 * Starts the database server. Detached, so that Ctrl-C reaches the shop and not the database under it.
 * @param output  file descriptor for everything that it says
 */
export function spawnServer(programs: Programs, args: string[], output: number): ChildProcess {
  const [file, words] = commandLine(programs, 'postgres', args);
  const server = spawn(file, words, {
    ...programs.account.ids,
    cwd: '/', // the starting folder may be closed to the account
    env: environment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  server.unref();
  return server;
}

function commandLine({ folder, account }: Programs, name: string, args: string[]): [string, string[]] {
  const [first = '', ...rest] = [...account.wrapper, path.join(folder, 'bin', name), ...args];
  return [first, rest];
}

// The host's own PG… variables (PGPORT, PGOPTIONS) must not reach our server; English messages are read in server-log.ts.
function environment(): NodeJS.ProcessEnv {
  const foreign = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name));
  return { ...Object.fromEntries(foreign), LC_ALL: 'C' };
}
