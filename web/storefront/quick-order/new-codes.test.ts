import { expect, test } from 'vitest';
import { newCodes } from './new-codes.ts';

test('a code counts once while it is in view, also after a lost frame', () => {
  const fresh = newCodes();
  expect([fresh(['A']), fresh(['A']), fresh([]), fresh(['A', 'B'])]).toEqual([['A'], [], [], ['B']]);
});

test('a code that was away for two seconds counts again', () => {
  const fresh = newCodes();
  fresh(['A']);
  for (let frame = 0; frame < 11; frame++) fresh([]);
  expect(fresh(['A'])).toEqual(['A']);
});
