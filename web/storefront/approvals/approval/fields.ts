import type { OrderFields } from '#shop/accounts/order-fields.ts';

/** What a company may ask for with an order (H4), and what it is called. */
export const FIELDS = [
  ['costCentre', 'order.cost-centre'],
  ['requisitionNumber', 'order.requisition'],
  ['wantedBy', 'order.wanted-by'],
] as const;

/** What was said to it; empty: nothing. */
export function fieldText(value: string | null, field: keyof OrderFields, day: (day: string) => string): string {
  return field === 'wantedBy' && value !== null ? day(value) : (value ?? '');
}
