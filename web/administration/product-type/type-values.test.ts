import { expect, test } from 'vitest';
import { attributeRows, attributesIn, attributesOf } from './type-values.ts';

const bore = (sortOrder: number) => ({
  '3.name': 'Bore',
  '3.kind': 'number',
  '3.sortOrder': sortOrder,
  '0.name': 'Flow',
  '0.kind': 'text',
});

test.each([
  ['comes behind the last', 7, 8],
  ['goes to the last place if none is left after it', 32_767, 32_767],
  ['takes no wrong place of another row for its own', 40_000, 32_767],
] as const)('a new attribute %s (I1)', (_, last, place) => {
  const attributes = attributesIn(bore(last), ['3', '0']);
  expect(attributes.map(({ id, name }) => [id, name])).toEqual([
    [3, 'Bore'],
    [0, 'Flow'],
  ]);
  expect(attributes[1]?.sortOrder).toBe(place);
});

test('a new attribute without a name is none (I1)', () => {
  const form = new FormData();
  for (const row of [3, 0]) form.set(attributeRows.cell(row, 'name'), row === 0 ? ' ' : 'Bore');
  expect(attributesOf(form)).toEqual(['3']);
  form.set('0.name', 'Flow');
  expect(attributesOf(form)).toEqual(['3', '0']);
});
