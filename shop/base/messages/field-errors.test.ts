import { expect, test } from 'vitest';
import { fieldErrors, isFaultless } from './field-errors.ts';
import { message } from './message.ts';

const REQUIRED = message('rule.required.postcode');

test('only the refused fields are named (C9)', () => {
  expect(fieldErrors({ town: null, postcode: REQUIRED })).toEqual({ postcode: REQUIRED });
});

test('a form is valid when no field is refused (C9)', () => {
  expect(isFaultless(fieldErrors({ town: null, postcode: null }))).toBe(true);
  expect(isFaultless(fieldErrors({ town: null, postcode: REQUIRED }))).toBe(false);
});
