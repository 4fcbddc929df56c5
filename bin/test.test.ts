import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('npm test runs in a fresh clone: nothing of it needs a package before the packages are installed', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'pressline-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  cpSync(import.meta.dirname, path.join(clone, 'bin'), { recursive: true });

  const run = spawnSync(process.execPath, ['bin/test.mjs', 'no-such-step'], { cwd: clone, encoding: 'utf8' });
  expect(run.stderr).toContain('There is no test step "no-such-step"');
  expect(run.status).toBe(1);
});
