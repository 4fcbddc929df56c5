import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('npm test runs in a fresh clone: no part of it needs a package before the packages are installed', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'pressline-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  cpSync(import.meta.dirname, path.join(clone, 'bin'), { recursive: true });

  const run = spawnSync(process.execPath, ['bin/test.mjs', '--seed', 'x'], { cwd: clone, encoding: 'utf8' });
  expect(run.stderr).toContain('--seed is x: expected a whole number.');
  expect(run.status).toBe(1);
});
