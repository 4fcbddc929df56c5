import { expect, test } from 'vitest';
import { shortName } from './card-name.ts';

test.each([
  ['a short name stays', 'DB-0150', 'DB-0150'],
  ['30 characters stay', '123456789012345678901234567890', '123456789012345678901234567890'],
  ['31 characters are cut at 30', '1234567890123456789012345678901', '123456789012345678901234567890 ...'],
  ['a sign of two units counts as one and is never halved', `${'x'.repeat(29)}𝛼y`, `${'x'.repeat(29)}𝛼 ...`],
  ['no name stays no name', '', ''],
])('card name: %s (A10)', (_, name, expected) => {
  expect(shortName(name)).toBe(expected);
});
