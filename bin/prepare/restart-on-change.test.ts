import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';

const SCRIPT = pathToFileURL(path.join(import.meta.dirname, 'restart-on-change.mjs')).href;

/** A program that says what its source says, started again at each change of the folder or of the one file. */
function watched() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-watched-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('shop/deep/part.mjs', "export const part = 'first';");
  write('alone/one.ts', '');
  write(
    'main.mjs',
    "import { part } from './shop/deep/part.mjs'; console.log('says', part); setInterval(() => {}, 1e6);",
  );
  const run = `const { restartOnChange } = await import('${SCRIPT}');
    await restartOnChange(process.execPath, ['main.mjs'], { cwd: '${folder}' }, ['${folder}/shop', '${folder}/alone/one.ts']);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    child,
    write,
    saveByRename: (file: string, text: string) => {
      write(`${file}~`, text);
      renameSync(path.join(folder, `${file}~`), path.join(folder, file));
    },
    says: (words: string) =>
      vi.waitFor(() => expect(said.trim().split('\n').at(-1)).toBe(words), { timeout: scaledTimeout(30_000) }),
  };
}

test('a file saved by renaming starts the program again, each time, and so does one in a new folder', async () => {
  const { write, saveByRename, says } = watched();
  await says('says first');
  saveByRename('shop/deep/part.mjs', "export const part = 'second';");
  await says('says second');
  saveByRename('shop/deep/part.mjs', "export { part } from '../new/part.mjs';");
  write('shop/new/part.mjs', "export const part = 'third';");
  await says('says third');
  saveByRename('shop/new/part.mjs', "export const part = 'fourth';");
  await says('says fourth');
});

test('a program that ended with a mistake waits for the next change, and a stop ends both', async () => {
  const { child, saveByRename, says } = watched();
  await says('says first');
  saveByRename('shop/deep/part.mjs', 'export const part = ;');
  await says('Changed: the server starts again.');
  saveByRename('shop/deep/part.mjs', "export const part = 'mended';");
  await says('says mended');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
});
