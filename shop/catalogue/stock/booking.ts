import { message, type Message } from '../../base/messages/message.ts';
import { BOOKING_KINDS, type BookingKind, type StockBooking } from './paths.ts';
import { MAX_BOOKED } from './stock-input.ts';

/** Changes of the available stock and of the stock on the shelf by a staff entry; neither becomes negative (L4). */
export function moveOfBooking(
  { kind, quantity }: { kind: BookingKind; quantity: number },
  { stockLevel, shelf }: { stockLevel: number; shelf: number },
): { quantity: number; shelfQuantity: number } {
  const wanted = kind === 'count' ? quantity - shelf : quantity;
  return { quantity: Math.max(wanted, 0 - stockLevel), shelfQuantity: Math.max(wanted, 0 - shelf) };
}

/** Returns the fault of an entry: an adjustment without a reason, or a quantity that does not fit the kind; null: none. */
export function faultOfBooking({
  kind,
  quantity,
  reason = '',
}: Pick<StockBooking, 'quantity' | 'reason'> & { kind: string }): {
  field: 'kind' | 'quantity' | 'reason';
  message: Message;
} | null {
  const known = BOOKING_KINDS.find((each) => each === kind);
  if (known === undefined)
    return { field: 'kind', message: message('staff-refusal.stock-kind', { kinds: BOOKING_KINDS.join(', ') }) };
  if (known === 'correction' && reason === '')
    return { field: 'reason', message: message('staff-refusal.stock-reason') };
  const least = LEAST[known];
  if (quantity < least || quantity > MAX_BOOKED)
    return { field: 'quantity', message: message('staff-refusal.stock-quantity', { least, most: MAX_BOOKED }) };
  return null;
}

const LEAST: Readonly<Record<BookingKind, number>> = { correction: 0 - MAX_BOOKED, count: 0, arrival: 1 };
