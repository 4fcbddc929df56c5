import { useFigures, useText } from '../../../texts/texts.tsx';
import { ORDER_FIELD_NAMES, type OrderFieldName, orderFields } from '#shop/people/accounts/order-fields.ts';

/** The order fields (H4), with their labels. */
export const FIELDS = ORDER_FIELD_NAMES.map((name) => [name, `order.${orderFields[name].key}`] as const);

/** Value of an order field for display; empty: none. */
export function useOrderFieldText(): (value: string | null, field: OrderFieldName) => string {
  const { day } = useFigures();
  const t = useText();
  return (value, field) => {
    const { kind } = orderFields[field];
    if (kind === 'shipping') return t(value === null ? 'promise.ship-available' : 'promise.ship-complete');
    return kind === 'day' && value !== null ? day(value) : (value ?? '');
  };
}
