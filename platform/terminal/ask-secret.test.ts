import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { askSecret, type SecretInput } from './ask-secret.ts';

/** A terminal with a user at the keyboard. It records what is displayed and whether the terminal echoes input. */
function terminal() {
  const shown: string[] = [];
  const modes: boolean[] = [];
  const input: SecretInput = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => modes.push(raw),
  });
  const output = new PassThrough().on('data', (text: Buffer) => shown.push(String(text)));
  return { input, output, shown, modes };
}

test('input at a terminal is not shown, and the terminal is restored afterwards', async () => {
  const { input, output, shown, modes } = terminal();
  const asked = askSecret('Password: ', input, output);
  for (const key of ['g', 'rey', '\u007F', '\u007F', '\u001B[D', 'äse\r']) input.push(key);
  expect(await asked).toBe('gräse');
  expect(shown.join('')).toBe('Password: \n');
  expect(modes).toEqual([true, false]);
});

test.each([
  ['Ctrl-C', 'secret\u0003', 'Interrupted: nothing was changed.'],
  ['Enter alone', '\r', 'Nothing was typed: nothing was changed.'],
  ['Ctrl-U, which takes all back', 'secret\u0015\n', 'Nothing was typed: nothing was changed.'],
])('%s changes nothing', async (_, keys, sentence) => {
  const { input, output, modes } = terminal();
  const asked = askSecret('Password: ', input, output);
  input.push(keys);
  await expect(asked).rejects.toEqual(new OperatorError(sentence));
  expect(modes).toEqual([true, false]);
});

test.each([
  ['one line', 'two words\n', 'two words'],
  ['a line without an end', 'secret', 'secret'],
  ['a line as Windows ends it', 'secret\r\n', 'secret'],
  ['more lines', 'first\nsecond\n', 'first'],
])('through a pipe comes %s', async (_, text, secret) => {
  const input = new PassThrough();
  input.end(text);
  expect(await askSecret('Password: ', input, new PassThrough())).toBe(secret);
});
