import { expect, test } from 'vitest';
import { fieldsToPutBack } from './put-back-fields.ts';

test.each([
  [
    'texts and prices',
    'product',
    { name: 'A', usdMinor: 100, version: 1 },
    { name: 'B', usdMinor: 200, version: 2 },
    ['name', 'usdMinor'],
  ],
  ['not a state', 'product', { active: true, intro: 'x' }, { active: false, intro: 'y' }, ['intro']],
  ['not an e-mail address', 'customer', { email: 'a@b.test' }, { email: 'c@d.test' }, []],
  ['nothing of what was new', 'product', null, { name: 'B' }, []],
  ['nothing of what is gone', 'category', { name: 'B' }, null, []],
  ['nothing of what has no texts', 'order', { status: 'pending' }, { status: 'complete' }, []],
] as const)('a change can be restored: %s (E16)', (_, entity, before, after, fields) => {
  expect(fieldsToPutBack({ entity, before, after })).toEqual(fields);
});
