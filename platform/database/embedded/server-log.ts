import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LOADER = /error while loading shared libraries/;
const ROTATE_AT_BYTES = 10_000_000;

/** Writes the server's output to this file; the previous file is retained once it has grown large. */
export class ServerLog {
  readonly file: string;

  constructor(folder: string) {
    this.file = path.join(folder, 'postgres.log');
  }

  /** Passes the open file to `use`, and returns its result. */
  lend<Result>(use: (descriptor: number) => Result): Result {
    if (this.size() > ROTATE_AT_BYTES) renameSync(this.file, `${this.file}.1`);
    const descriptor = openSync(this.file, 'a', 0o600);
    try {
      return use(descriptor);
    } finally {
      closeSync(descriptor); // the server has its own descriptor
    }
  }

  /** Length in bytes: the position from which `troubleSince` reads. */
  size(): number {
    return existsSync(this.file) ? statSync(this.file).size : 0;
  }

  /** The last error of the server after `position`, without time and process id; undefined if none. */
  troubleSince(position: number): string | undefined {
    if (!existsSync(this.file)) return undefined;
    const text = readFileSync(this.file).subarray(position).toString('utf8');
    return text
      .split('\n')
      .flatMap((line) => /(?:FATAL|PANIC): {2}(.+)/.exec(line)?.[1] ?? (LOADER.test(line) ? line : []))
      .findLast((line) => !/starting up|shutting down|not yet accepting|in recovery mode/.test(line));
  }
}
