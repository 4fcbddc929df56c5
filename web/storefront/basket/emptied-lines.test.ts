import { expect, test } from 'vitest';
import { linesToPutBack } from './emptied-lines.ts';

test('the lines of an emptied basket come back with width, quantity, serial and machine (A15)', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['productId', '101'],
    ['variantId', '502'],
    ['quantity', '4'],
    ['serial', 'SN 1, left'],
    ['machine', ''],
    ['productId', '140'],
    ['variantId', ''],
    ['quantity', '3'],
    ['serial', ''],
    ['machine', 'P5-13'],
  ] as const)
    form.append(name, value);
  expect(linesToPutBack(form)).toEqual([
    { productId: 101, variantId: 502, quantity: 4, serial: 'SN 1, left', machine: '' },
    { productId: 140, variantId: null, quantity: 3, serial: '', machine: 'P5-13' },
  ]);
});

test('a form without lines puts nothing back', () => {
  expect(linesToPutBack(new FormData())).toEqual([]);
});
