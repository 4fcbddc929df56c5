import { expect, test } from 'vitest';
import { versionRefusal } from './compare-migrations.ts';

const [first, second, third] = [
  { hash: 'a1', at: 1 },
  { hash: 'b2', at: 2 },
  { hash: 'c3', at: 3 },
];

test.each([
  ['the same version', [first, second], null],
  ['an older version, which is brought up to this one', [first], null],
  ['a newer version', [first, second, third], /^The backup is of a newer version/],
  ['a version whose migration was changed', [first, { hash: 'x9', at: 2 }], /other checksums/],
  ['another branch, of as many migrations', [first, third], /other checksums/],
  ['a version before the baseline', [{ hash: 'z0', at: 0 }, first], /^The tables are of a version before the baseline/],
])('a backup of %s', (_, saved, refusal) => {
  const actual = versionRefusal(saved, [first, second]);
  if (refusal === null) expect(actual).toBeNull();
  else expect(actual).toMatch(refusal);
});
