import { expect, test } from 'vitest';
import { attributesIn } from './type-values.ts';

const row = (id: number, name: string, sortOrder?: string) => ({
  [`${id}.name`]: name,
  [`${id}.kind`]: 'number',
  ...(sortOrder === undefined ? {} : { [`${id}.sortOrder`]: sortOrder }),
});

test.each([
  ['comes behind the last', '7', 8],
  ['goes to the last place if none is left after it', '32767', 32_767],
  ['takes no wrong place of another row for its own', '40000', 32_767],
  ['nor one that is no number', 'last', 1],
] as const)('a new attribute %s (I1)', (_, last, place) => {
  const attributes = attributesIn({ ...row(3, 'Bore', last), ...row(0, 'Flow') });
  expect(attributes.map(({ id }) => id)).toEqual([3, 0]);
  expect(attributes[1]?.sortOrder).toBe(place);
});
