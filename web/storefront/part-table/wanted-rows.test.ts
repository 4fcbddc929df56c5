import { describe, expect, test } from 'vitest';
import { wantedRows } from './wanted-rows.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const typed = { 'quantity-140': '3', 'quantity-141': ' ', 'quantity-101-7': '2', 'quantity-101-8': '' };

describe('the rows that a button of the table adds (G5)', () => {
  test('for all rows: those with a quantity', () => {
    expect(wantedRows(formOf(typed)).map(({ line }) => line)).toEqual([
      { productId: 140, variantId: null, quantity: 3 },
      { productId: 101, variantId: 7, quantity: 2 },
    ]);
  });

  test('for one row: its quantity, or one if none was typed', () => {
    expect(wantedRows(formOf({ ...typed, part: '140' })).map(({ line }) => line.quantity)).toEqual([3]);
    expect(wantedRows(formOf({ ...typed, part: '141' })).map(({ line }) => line.quantity)).toEqual([1]);
  });

  test('for a family: its widths with a quantity', () => {
    expect(wantedRows(formOf({ ...typed, family: '101' })).map(({ key }) => key)).toEqual(['101-7']);
    expect(wantedRows(formOf({ ...typed, family: '1' }))).toEqual([]);
  });

  test('an unknown name adds nothing; the basket refuses an invalid quantity', () => {
    expect(wantedRows(formOf({ 'quantity-x': '1', 'quantity-1-2-3': '1' }))).toEqual([]);
    expect(wantedRows(formOf({ 'quantity-140': '1.5' })).map(({ line }) => line.quantity)).toEqual([1.5]);
  });
});
