import { expect, test } from 'vitest';
import { declareForm, fieldOf, freshTexts, sentAs, textsFor, unreadIn, valuesIn } from './declare-form.ts';
import { amount, amountOrNone, ids, items, line, percentOrNone, tick, whole, wholeOrNone } from './form-kinds.ts';

const none = () => '';
const UNREADABLE = { refusal: { key: 'staff-rule.unreadable-number' } };
const NO_AMOUNT = { refusal: { key: 'staff-rule.unreadable-amount' } };

test.each([
  ['40', { value: 40 }],
  [' 7 ', { value: 7 }],
  ['', { value: null }],
  ['1e1', UNREADABLE],
  ['12.0', UNREADABLE],
  ['99999999999999999999', UNREADABLE],
])('a whole number is read strictly, %s (D55)', (text, reading) => {
  expect(wholeOrNone('stock.low').read(text, none)).toEqual(reading);
});

test('an emptied field means what its declaration says: a number, or none (D54)', () => {
  expect(whole('stock.low', 0).read('', none)).toEqual({ value: 0 });
  expect(amount('costs.cost', 2).read('', none)).toEqual(UNREADABLE);
});

test.each([
  ['£7.50', { value: 750 }],
  ['1.250,00', { value: 125_000 }],
  ['', { value: null }],
  ['$7.50', { refusal: { key: 'staff-rule.other-currency', values: { typed: 'USD', currency: 'GBP' } } }],
  ['7,5O', NO_AMOUNT],
  ['2750,00,', NO_AMOUNT],
])('an amount takes the sign of its currency and refuses another by name, %s (D55)', (text, reading) => {
  expect(amountOrNone('costs.cost', 2).read(text, none)).toEqual(reading);
});

test('percentages, lists and rows are read line by line, and refused whole', () => {
  expect(percentOrNone('price-updates.percent').read('-2,5 %', none)).toEqual({ value: -2.5 });
  expect(items('press-models.options', 3).read(' wide\r\n\n UV ', none)).toEqual({ value: ['wide', 'UV'] });
  const companies = ids('price-lists.companies', 4, (row: { id: number; name: string }) => [row.id, row.name]);
  expect(companies.read('12 Harbour Label\n\n 7\r\n', none)).toEqual({ value: [12, 7] });
  expect(companies.read('Harbour Label', none)).toEqual(UNREADABLE);
  expect(companies.write([{ id: 12, name: 'Harbour Label' }])).toBe('12 Harbour Label');
});

const form = declareForm({
  name: line('press-models.name', { fresh: 'New' }),
  place: sentAs('sortOrder', whole('press-models.order', 0)),
  archived: tick('press-models.archived'),
});

test('texts, values and names of refusals follow from one declaration', () => {
  expect(textsFor(form, { name: 'FB-2', place: 3, archived: false })).toEqual({ name: 'FB-2', place: '3' });
  expect(freshTexts(form, {})).toEqual({ name: 'New' });
  expect(valuesIn(form, { name: 'FB-2', place: '3', archived: 'on' })).toEqual({
    name: 'FB-2',
    sortOrder: 3,
    archived: true,
  });
  expect(unreadIn(form, { name: 'FB-2', place: 'third' })).toEqual({ place: UNREADABLE.refusal });
  expect(() => valuesIn(form, { name: 'FB-2', place: 'third' })).toThrow(RangeError);
  expect(fieldOf(form, 'sortOrder')).toBe('place');
});
