import { DOCUMENT_NUMBER_MAX, FILED_KINDS } from '#shop/trade/documents/order-document-rules.ts';
import { WISH_MAX } from '#shop/trade/fulfilment/change-request.ts';
import { currencies, type CurrencyId } from '#shop/base/money/money.ts';
import { MESSAGE_MAX } from '#shop/trade/messages/order-message.ts';
import { NOTE_MAX } from '#shop/trade/staff-orders/staff-paths.ts';
import { declareForm } from '../forms/declare-form.ts';
import { amountOrNone, day, dayOrNone, count, line, lines, oneOf, rowOrNone } from '../forms/form-kinds.ts';
import { declareRows } from '../forms/form-rows.ts';
import { t } from '../staff-text.ts';

export const noteForm = declareForm({
  note: lines('order.note', 3, { hint: 'order.note-hint', input: { maxLength: NOTE_MAX } }),
});

/** A message to the buyer (L8). */
export const messageForm = declareForm({
  text: lines('timeline.write', 3, {
    hint: 'timeline.write-hint',
    input: { maxLength: MESSAGE_MAX, 'data-buyer': true },
  }),
});

/** The answer to a change request (L5). */
export const decisionReasonForm = declareForm({
  decisionReason: lines('request.answer', 2, { hint: 'request.answer-hint', input: { maxLength: WISH_MAX } }),
});

/** Units of an order's lines, by the ids of the lines. */
export const unitRows = declareRows('lines.', () => declareForm({ quantity: count('quoted.quantity') }));

/** A shipment of an order in this currency (L3). */
export const shipmentForm = (currency: CurrencyId) =>
  declareForm({
    carrierId: rowOrNone('ship.carrier', { none: 'ship.no-carrier' }),
    trackingNumber: line('ship.tracking', { input: { maxLength: 50, autoComplete: 'off' } }),
    shippedOn: day('ship.day'),
    deliveryMinor: amountOrNone(() => t('ship.delivery', { currency: currencies[currency].code }), currency, {
      hint: 'ship.delivery-hint',
    }),
    note: lines('ship.note', 2, { input: { maxLength: 500, 'data-buyer': true } }),
  });

/** A document of an order in this currency (L6). */
export const documentForm = (currency: CurrencyId) =>
  declareForm({
    kind: oneOf('filed.kind', FILED_KINDS, (kind) => t(`filed.kind.${kind}`)),
    number: line('filed.number', { input: { maxLength: DOCUMENT_NUMBER_MAX, autoComplete: 'off' } }),
    issuedOn: day('filed.issued'),
    amountMinor: amountOrNone(() => t('filed.amount', { currency: currencies[currency].code }), currency, {
      hint: 'filed.amount-hint',
    }),
    dueOn: dayOrNone('filed.due'),
  });
