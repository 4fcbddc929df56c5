import { expect, test } from 'vitest';
import { fieldErrors, isFaultless } from './field-errors.ts';
import { message } from './message.ts';

const REQUIRED = message('rule.required.postcode');

test('only the fields that are refused are named (C9)', () => {
  expect(fieldErrors({ town: null, postcode: REQUIRED })).toEqual({ postcode: REQUIRED });
});

test('a form is faultless when no field is refused (C9)', () => {
  expect(isFaultless(fieldErrors({ town: null, postcode: null }))).toBe(true);
  expect(isFaultless(fieldErrors({ town: null, postcode: REQUIRED }))).toBe(false);
});
