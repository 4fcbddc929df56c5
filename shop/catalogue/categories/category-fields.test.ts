import { expect, test } from 'vitest';
import { inEnglish } from '#server/testing/in-english.ts';
import { errorsOf } from '#shop/base/fields/field-rules.ts';
import { categoryFields } from './category-fields.ts';

test.each([
  ['what is left out is not wrong', {}, {}],
  ['a name, a place and one of the four numbers', { name: 'Sleeves', show: 4, sortOrder: 0 }, {}],
  ['no name', { name: '  ' }, { name: 'Category name is required' }],
  ['a long name', { name: 'x'.repeat(101) }, { name: 'Too many characters' }],
  ['a fifth number', { show: 5 }, { show: 'show must be a whole number from 1 to 4' }],
  ['an invalid place', { sortOrder: 1.5 }, { sortOrder: 'catorder must be a whole number from 0 to 1000000' }],
  ['no number at all', { sortOrder: Number.NaN }, { sortOrder: 'catorder must be a whole number from 0 to 1000000' }],
])('a category with %s (E9)', (_, draft, errors) => {
  expect(inEnglish(errorsOf(categoryFields, draft))).toEqual(errors);
});
