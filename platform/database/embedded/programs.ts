import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

/** PostgreSQL's programs, and the user that runs them. */
export interface Programs {
  folder: string;
  account: Account;
}

/** Runs one of PostgreSQL's programs to its end. Throws the error of execFile, with `stderr`. */
export async function runProgram(programs: Programs, name: string, args: string[]): Promise<void> {
  const [file, words] = commandLine(programs, name, args);
  await promisify(execFile)(file, words, { ...programs.account.ids, cwd: '/', env: environment() });
}

/**
 * Starts the database server. Detached, so that Ctrl-C reaches the shop and not its database.
 * @param output file descriptor for its output
 */
export function spawnServer(programs: Programs, args: string[], output: number): ChildProcess {
  const [file, words] = commandLine(programs, 'postgres', args);
  const server = spawn(file, words, {
    ...programs.account.ids,
    cwd: '/', // the current folder may be closed to the user
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

// The host's own PG… variables (PGPORT, PGOPTIONS) must not reach our server; server-log.ts expects English messages.
function environment(): NodeJS.ProcessEnv {
  const foreign = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name));
  return { ...Object.fromEntries(foreign), LC_ALL: 'C' };
}
