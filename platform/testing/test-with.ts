import { existsSync } from 'node:fs';
import { test } from 'vitest';

/** A program that a test needs and that npm does not provide. */
export interface DebianProgram {
  file: string;
  /** Debian package that contains it. */
  from: string;
}

export const NGINX: DebianProgram = { file: '/usr/sbin/nginx', from: 'nginx' };
export const HAPROXY: DebianProgram = { file: '/usr/sbin/haproxy', from: 'haproxy' };
export const PROMTOOL: DebianProgram = { file: '/usr/bin/promtool', from: 'prometheus' };
export const PDFTOPPM: DebianProgram = { file: '/usr/bin/pdftoppm', from: 'poppler-utils' };

/**
 * A test that needs one of Debian's programs. Where the program is not installed, the test is skipped, and the end of
 * the run says so (bin/steps/vitest.mjs looks for these words).
 */
export function testWith({ file, from }: DebianProgram) {
  return (title: string, run: () => Promise<void>): void => {
    if (existsSync(file)) test(title, run);
    else test.skip(`${title} (left out: needs Debian's ${from})`, run);
  };
}
