import { expect, test } from 'vitest';
import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import { freshValues } from '#shop/base/fields/field.ts';
import { draftOf, valuesOf } from './product-draft.ts';

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

test('a product goes through the form unchanged (E6)', () => {
  const { imageHash: _hash, cloudImageUrl: _url, version: _version, ...stored } = blade;
  const fields = { ...stored, unit: '' }; // a form has no null; the server parses it as none
  expect(draftOf(valuesOf(blade))).toEqual(fields);
  expect(draftOf({ ...valuesOf(blade), version: '4', stockLevelSeen: '12' })).toEqual({
    ...fields,
    version: 4,
    stockLevelSeen: 12,
  });
});

test('a new product begins inactive, without stock and without prices (D24)', () => {
  expect(draftOf(valuesOf(null))).toMatchObject({
    id: 0,
    name: '',
    usdMinor: null,
    eurMinor: null,
    stockLevel: 0,
    active: false,
    award: 0,
    familyId: null,
  });
});

test('an invalid number is distinguished from an empty field (C6)', () => {
  expect(draftOf({ id: '', stockLevel: 'many', usdMinor: 'free', eurMinor: '1,5' })).toMatchObject({
    id: null,
    stockLevel: Number.NaN,
    usdMinor: Number.NaN,
    eurMinor: 150,
  });
});
