import { SHIP_COMPLETE } from '../../people/accounts/order-fields.ts';
import type { FieldError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { OrderState } from '../orders/progress.ts';

/** Remaining quantity of a line. */
export interface OpenLine {
  orderLineId: number;
  left: number;
}

export interface SentLine {
  orderLineId: number;
  quantity: number;
}

/** Lines of a shipment: the given ones, or all remaining (L3). */
export function linesToSend(open: readonly OpenLine[], asked: readonly SentLine[] | undefined): SentLine[] {
  if (asked !== undefined) return asked.filter(({ quantity }) => quantity > 0);
  return open.filter(({ left }) => left > 0).map(({ orderLineId, left }) => ({ orderLineId, quantity: left }));
}

/** Messages for invalid lines. */
export interface LineMessages {
  none: Message;
  strange: Message;
  twice: Message;
  tooMany: (left: number) => Message;
}

const OF_A_SHIPMENT: LineMessages = {
  none: message('staff-refusal.shipment-empty'),
  strange: message('staff-refusal.shipment-line'),
  twice: message('staff-refusal.shipment-line-twice'),
  tooMany: (left) => message('staff-refusal.shipment-too-many', { left }),
};

/**
 * Returns why the shipment is invalid: empty, a line of another order, one named twice, more than is left; by field.
 */
export function sendRefusals(open: readonly OpenLine[], sending: readonly SentLine[]): FieldError[] {
  return lineRefusals(open, sending, OF_A_SHIPMENT);
}

/** Validates anything that takes from lines with a remaining quantity. */
export function lineRefusals(
  open: readonly OpenLine[],
  asked: readonly SentLine[],
  { none, strange, twice, tooMany }: LineMessages,
): FieldError[] {
  if (asked.every(({ quantity }) => quantity === 0)) return [{ field: 'lines', message: none }];
  const leftOf = new Map(open.map(({ orderLineId, left }) => [orderLineId, left]));
  const seen = new Set<number>();
  return asked.flatMap(({ orderLineId, quantity }, index) => {
    const field = `lines.${index}.quantity`;
    const left = leftOf.get(orderLineId);
    const isTwice = seen.has(orderLineId);
    seen.add(orderLineId);
    if (left === undefined) return { field, message: strange };
    if (isTwice) return { field, message: twice };
    return quantity <= left ? [] : { field, message: tooMany(left) };
  });
}

/** Refuses a part shipment of an order whose buyer wants all of it in one. */
export function refusePartShipment(shipping: string | null, after: OrderState): FieldError[] {
  return shipping === SHIP_COMPLETE && after === 'partly-sent'
    ? [{ field: 'lines', message: message('staff-refusal.ship-complete') }]
    : [];
}

/** State of the order after the shipment: everything shipped, or a part of it. */
export function stateAfter(open: readonly OpenLine[], sending: readonly SentLine[]): OrderState {
  const left = open.reduce((sum, line) => sum + line.left, 0);
  const leaving = sending.reduce((sum, line) => sum + line.quantity, 0);
  return leaving === left ? 'sent' : 'partly-sent';
}

/** Builds the tracking address of a parcel; null: none. */
export function trackingLink(template: string, trackingNumber: string): string | null {
  if (template === '' || trackingNumber === '') return null;
  return template.replaceAll('{number}', encodeURIComponent(trackingNumber));
}

/** Accepts the notations of carriers: letters, digits, and separators. */
export function isTrackingNumber(text: string): boolean {
  return text === '' || (text.length <= 50 && /^[A-Z0-9][A-Z0-9 ./-]*$/i.test(text));
}

/** An address that a browser may open, with the tracking number in its path or query, not in its host. */
export function isTrackingUrl(text: string): boolean {
  const [, behindHost = ''] = /^https:\/\/[^\s"<>/?#@{}\\]+([/?#][^\s"<>\\]*)$/.exec(text) ?? [];
  return text === '' || (text.length <= 300 && behindHost.includes('{number}'));
}
