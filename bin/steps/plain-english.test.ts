import { expect, test } from 'vitest';
import { faultsIn } from './plain-english.mjs';

test.each([
  ['a verb', '/** Expires undecided requests. */', 0],
  ['a question word', '  /** What is expired. */', 1],
  ['a question word on the next line', '/**\n * Whoever decides.\n */', 1],
  ['a word that only looks like one', '/** Whatsoever */', 0],
  ['a line comment', '// Where the request is', 0],
] as const)('a doc comment that begins with %s', (_, text, faults) => {
  expect(faultsIn(text)).toHaveLength(faults);
});

test('a retired word is reported with its line and a better one', () => {
  expect(faultsIn('const a = 1;\nconst lateRouter = 2;')).toEqual([
    '2: we no longer say "lateRouter" but "read-only router"',
  ]);
});
