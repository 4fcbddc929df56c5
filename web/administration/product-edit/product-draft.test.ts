import { expect, test } from 'vitest';
import { inEnglish } from '#server/testing/in-english.ts';
import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import { freshValues } from '#shop/base/fields/field.ts';
import { freshTexts, textsFor, unreadIn, valuesIn } from '../forms/declare-form.ts';
import { productForm } from './product-draft.ts';

const blade = {
  ...freshValues(productFields),
  id: 1001,
  name: 'DB-0150',
  intro: 'Doctor blade',
  details: 'Coated steel',
  usdMinor: 4850,
  eurMinor: null,
  stockLevel: 12,
  active: true,
  award: 3 as const,
  familyId: null,
  flash: 'New',
  useCloudImage: false,
  locallySourced: true,
  pallet: false,
  imageHash: null,
  cloudImageUrl: null,
  version: 4,
};

const form = productForm(1001);

test('a product goes through the form unchanged (E6)', () => {
  const { imageHash: _hash, cloudImageUrl: _url, version: _version, ...stored } = blade;
  // A form has no null; the server parses it as none.
  expect(valuesIn(form, textsFor(form, blade))).toEqual({ ...stored, unit: '' });
});

test('a new product begins inactive, without stock and without prices (D24)', () => {
  const texts = freshTexts(productForm(0), {});
  expect(valuesIn(productForm(0), { ...texts, name: 'DB-0300', usdMinor: '48' })).toMatchObject({
    id: 0,
    name: 'DB-0300',
    usdMinor: 4800,
    eurMinor: null,
    stockLevel: 0,
    active: false,
    award: 0,
    familyId: null,
  });
});

test('each field is refused by its own rule, and a number is distinguished from an empty field (C6)', () => {
  const typed = { ...textsFor(form, blade), id: '', name: ' ', stockLevel: 'many', usdMinor: 'free', eurMinor: '1,5' };
  expect(inEnglish(unreadIn(form, typed))).toEqual({
    id: 'productID is required',
    name: 'productName is required',
    stockLevel: 'stockLevel must be a whole number',
    usdMinor: 'Price must be an amount with at most two decimals',
  });
  expect(inEnglish(unreadIn(form, { ...textsFor(form, blade), id: '1002' }))).toEqual({
    id: 'productID cannot be changed',
  });
});
