import { expect, test } from 'vitest';
import { lineChangesIn, refusalOfLines } from './basket-fields.ts';

test('one form saves every named line, with serial and machine if present (D11)', () => {
  const form = new FormData();
  form.set('cart', '5d0e7a2c-1f6b-4c1e-9a53-6f2f0c8e7d11');
  form.set('quantity-12', '3');
  form.set('serial-12', 'SN 4711');
  form.set('machine-12', 'P5-13');
  form.set('quantity-15', '100');
  expect(lineChangesIn(form)).toEqual([
    { id: 12, quantity: 3, serial: 'SN 4711', machine: 'P5-13' },
    { id: 15, quantity: 100 },
  ]);
});

test("the operation's messages return to their fields (C9)", () => {
  const changes = [
    { id: 12, quantity: 3 },
    { id: 15, quantity: 101 },
  ];
  const errors = [
    { field: 'lines.1.quantity', message: 'Quantity must be a whole number from 1 to 100' },
    { field: 'lines.0.serial', message: 'Too many characters' },
    { field: 'lines', message: 'The basket is too long' },
  ];
  const refusal = { status: 400, code: 'input.invalid', message: '', errors, details: {} };
  expect(refusalOfLines(refusal, changes).errors).toEqual([
    { field: 'quantity-15', message: 'Quantity must be a whole number from 1 to 100' },
    { field: 'serial-12', message: 'Too many characters' },
    { field: 'lines', message: 'The basket is too long' },
  ]);
});
