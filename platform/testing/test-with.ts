import { existsSync } from 'node:fs';
import { test } from 'vitest';

/** A program that a test needs and npm does not have. */
export interface DebianProgram {
  file: string;
  /** Debian's package that has it. */
  from: string;
}

export const NGINX: DebianProgram = { file: '/usr/sbin/nginx', from: 'nginx' };
export const HAPROXY: DebianProgram = { file: '/usr/sbin/haproxy', from: 'haproxy' };
export const PROMTOOL: DebianProgram = { file: '/usr/bin/promtool', from: 'prometheus' };

/**
 * A test of what works with one of Debian's programs. Where that is not installed the test is left out, and the end of the run
 * says so (bin/steps/vitest.mjs, which looks for these words).
 */
export function testWith({ file, from }: DebianProgram) {
  return (title: string, run: () => Promise<void>): void => {
    if (existsSync(file)) test(title, run);
    else test.skip(`${title} (left out: needs Debian's ${from})`, run);
  };
}
