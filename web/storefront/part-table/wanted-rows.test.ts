import { describe, expect, test } from 'vitest';
import { wantedRows } from './wanted-rows.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const typed = { 'quantity-140': '3', 'quantity-141': ' ', 'quantity-101-7': '2', 'quantity-101-8': '' };

describe('what a button of the table wants (G5)', () => {
  test('of all rows: those with a quantity', () => {
    expect(wantedRows(formOf(typed)).map(({ line }) => line)).toEqual([
      { productId: 140, variantId: null, quantity: 3 },
      { productId: 101, variantId: 7, quantity: 2 },
    ]);
  });

  test('of one row: its quantity, or one where none was typed', () => {
    expect(wantedRows(formOf({ ...typed, part: '140' })).map(({ line }) => line.quantity)).toEqual([3]);
    expect(wantedRows(formOf({ ...typed, part: '141' })).map(({ line }) => line.quantity)).toEqual([1]);
  });

  test('of a family: its widths with a quantity', () => {
    expect(wantedRows(formOf({ ...typed, family: '101' })).map(({ key }) => key)).toEqual(['101-7']);
    expect(wantedRows(formOf({ ...typed, family: '1' }))).toEqual([]);
  });

  test('a name that is none wants nothing; a quantity that is none is for the basket to refuse', () => {
    expect(wantedRows(formOf({ 'quantity-x': '1', 'quantity-1-2-3': '1' }))).toEqual([]);
    expect(wantedRows(formOf({ 'quantity-140': '1.5' })).map(({ line }) => line.quantity)).toEqual([1.5]);
  });
});
