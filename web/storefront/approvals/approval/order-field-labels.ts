import { ORDER_FIELD_NAMES, type OrderFieldName, orderFields } from '#shop/people/accounts/order-fields.ts';

/** The order fields (H4), with their labels. */
export const FIELDS = ORDER_FIELD_NAMES.map((name) => [name, `order.${orderFields[name].key}`] as const);

/** Value of an order field for display; empty: none. */
export function fieldText(value: string | null, field: OrderFieldName, day: (day: string) => string): string {
  return orderFields[field].kind === 'day' && value !== null ? day(value) : (value ?? '');
}
