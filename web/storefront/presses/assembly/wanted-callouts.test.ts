import { expect, test } from 'vitest';
import type { ShownCallout } from '#shop/catalogue/drawings/paths.ts';
import { rowOf } from './testing/callouts.ts';
import { wantedCallouts } from './wanted-callouts.ts';

/** A form as the list sends it, with the hidden part of each row. */
function formOf(rows: readonly ShownCallout[], fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const { position, productId } of rows) form.set(`product-row${position}`, String(productId ?? ''));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const SEALS = rowOf(6, { quantity: 2, unit: 'pack', unitPieces: 40 });

test('pieces of a drawing become whole packs; a typed quantity counts packs (J4)', () => {
  const callouts = [rowOf(5, { quantity: 3 }), SEALS];
  const quantities = (fields: Record<string, string>) =>
    wantedCallouts(formOf(callouts, fields), { callouts }).map(({ key, line }) => [key, line.quantity]);
  expect(quantities({ all: '1' })).toEqual([
    ['row5', 3],
    ['row6', 1],
  ]);
  expect(quantities({ one: '6' })).toEqual([['row6', 1]]);
  expect(quantities({ 'quantity-row6': '2' })).toEqual([['row6', 2]]);
});

test('all parts are those that may fit the chosen press; a typed quantity is wanted all the same (J4)', () => {
  const callouts = [rowOf(1, {}), rowOf(2, {}), rowOf(3, {})];
  const wanted = (fields: Record<string, string>) =>
    wantedCallouts(formOf(callouts, fields), { callouts }, new Set([102, 103])).map(({ key }) => key);
  expect(wanted({ all: '1' })).toEqual(['row1']);
  expect(wanted({ all: '1', 'quantity-row2': '4' })).toEqual(['row1', 'row2']);
  expect(wanted({ one: '3' })).toEqual(['row3']);
});
