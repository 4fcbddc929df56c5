import { expect, test } from 'vitest';
import { fieldErrors, isFaultless } from './field-errors.ts';

test('only the fields that are refused are named (C9)', () => {
  expect(fieldErrors({ town: null, postcode: 'Postcode is required' })).toEqual({ postcode: 'Postcode is required' });
});

test('a form is faultless when no field is refused (C9)', () => {
  expect(isFaultless(fieldErrors({ town: null, postcode: null }))).toBe(true);
  expect(isFaultless(fieldErrors({ town: null, postcode: 'Postcode is required' }))).toBe(false);
});
