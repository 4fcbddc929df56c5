import { expect, test } from 'vitest';
import type { Category, Subcategory } from '../../catalogue/categories/catalogue.ts';
import { categoryNames, subcategoryNames } from './branch-names.ts';
import { unfoldedInEnglish } from '#server/testing/in-english.ts';

const guid = (id: number) => `00000000-0000-4000-8000-0000000000${id}`;
const category = (id: number, name: string) => ({ id, name, guid: guid(id) }) as Category;
const subcategory = (id: number, categoryId: number, name: string) =>
  ({ id, categoryId, name, guid: guid(id) }) as Subcategory;

const shelves = [
  category(21, 'Tapes'),
  category(22, 'Blades'),
  category(23, 'Spares'),
  category(24, 'spares'),
  category(25, 'A | B'),
];
const below = [subcategory(31, 21, 'Soft'), subcategory(32, 22, 'Soft'), subcategory(33, 22, 'Steel')];
const categories = categoryNames(shelves);
const subcategories = subcategoryNames(below, shelves);

/** Message for a cell that names no branch. */
const refusalOf = (read: number[] | { message: string }) =>
  Array.isArray(read) ? read : { message: unfoldedInEnglish(read.message) };

test('categories are named in the order of the shop, by guid if the name is ambiguous', () => {
  expect(categories.write([22, 21])).toBe('Tapes | Blades');
  expect(categories.write([23, 25])).toBe(`${guid(23)} | ${guid(25)}`);
  expect(categories.write([])).toBe('');
});

test('they are read by name in any letter case, or by guid', () => {
  expect(categories.read(' blades |TAPES')).toEqual([21, 22]);
  expect(categories.read(guid(25).toUpperCase())).toEqual([25]);
  expect(categories.read('')).toEqual([]);
  expect(refusalOf(categories.read('Inks'))).toEqual({ message: 'There is no category “Inks”' });
  expect(refusalOf(categories.read('Spares'))).toEqual({
    message: 'There are several named “Spares”: identify the category by its GUID',
  });
});

test('a sub-category is named below its category; alone, it is accepted if it is unique', () => {
  expect(subcategories.write([31, 33])).toBe('Tapes > Soft | Blades > Steel');
  expect(subcategories.read('tapes>soft | Steel')).toEqual([31, 33]);
  expect(refusalOf(subcategories.read('Soft'))).toEqual({
    message: 'There are several named “Soft”: identify the sub-category by its GUID',
  });
});
