import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inOneByte } from './one-byte-code.mjs';

test('what stands beyond Latin-1 is written as escapes that mean the same, escaped or not', () => {
  const code = '\ufeff' + String.raw`['é – “5 ≤ 6”', '\…', '\\…', /[–—]/.test('–'), '😀'] // …`;

  const narrow = inOneByte(code).toString();

  expect(narrow).toMatch(/^[\0-\xff]*$/);
  expect(evaluate(narrow)).toStrictEqual(evaluate(code.slice(1)));
});

test.for(["'é'", 'String.raw`…`'])('%s stays as it is', (code) => {
  expect(inOneByte(code)).toBe(code);
});

function evaluate(code: string): unknown {
  return runInThisContext(code);
}
