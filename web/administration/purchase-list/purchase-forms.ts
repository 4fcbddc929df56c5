import { addDays } from '#shop/base/days/calendar-day.ts';
import type { Purchase } from '#shop/desk/replenishment/paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { day, line, wholeOrNone } from '../forms/form-kinds.ts';
import { declareRows } from '../forms/form-rows.ts';

/** Days until goods are expected of a part without a lead time; the field can be changed. */
const USUAL_DAYS = 30;

/** Parts to order, by their ids. */
export const orderRows = declareRows('order.', () =>
  declareForm({ quantity: wholeOrNone('replenishment.suggested'), expectedOn: day('purchase.expected-on') }),
);

/** Goods that came, by the ids of their arrivals. */
export const receiptRows = declareRows('receipt.', () => declareForm({ quantity: wholeOrNone('purchase.came') }));

export const noteForm = declareForm({ note: line('purchase.note', { input: { maxLength: 200 } }) });

/** The suggested quantities, each expected after its lead time. */
export function orderValues({ toOrder, today }: Purchase) {
  return orderRows.stored(
    toOrder.map(({ id, suggested, leadTimeDays }) => [
      id,
      { quantity: suggested, expectedOn: addDays(today, leadTimeDays ?? USUAL_DAYS) },
    ]),
  );
}

export function receiptValues({ ordered }: Purchase) {
  return receiptRows.stored(ordered.map(({ arrivalId, quantity }) => [arrivalId, { quantity }]));
}

/** Hidden fields with the expected units of each part when the list was opened. */
export function arrivingFields({ toOrder }: Purchase) {
  return Object.fromEntries(toOrder.map(({ id, arriving }) => [`arriving.${id}`, arriving]));
}

export const arrivingOf = (typed: FormValues, productId: string) => Number(typed[`arriving.${productId}`] ?? 0);

/** Rows of a form whose quantity is not empty. */
export const rowsWithQuantity = (rows: typeof receiptRows | typeof orderRows, typed: FormValues): string[] =>
  rows.rowsIn(Object.keys(typed)).filter((row) => (typed[rows.cell(row, 'quantity')] ?? '').trim() !== '');
