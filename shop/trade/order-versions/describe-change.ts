import {
  ORDER_FIELD_NAMES,
  type OrderFieldKey,
  orderFields,
  SHIP_COMPLETE,
} from '../../people/accounts/order-fields.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { OrderChange } from './order-version.ts';

/** Describes one difference in a sentence: old and new value (L5). */
export function describeChange(change: OrderChange, { currency }: { currency: CurrencyId }): RuleMessage {
  const { what, part, before, after, beforeMinor, afterMinor } = change;
  const flat = (text: string | null) => (text ?? '').replaceAll('\n', ', ');
  const amount = (minor: Minor | null) => ({ minor: minor ?? 0, currency });
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all fields read alike: default takes them, and no other kind
  switch (what) {
    case 'address':
      return message('rule.change-address', { before: flat(before), after: flat(after) });
    case 'purchase-order':
      return message('rule.change-po', { before: flat(before), after: flat(after) });
    case 'quantity':
      return after === '0'
        ? message('rule.change-removed', { part: part ?? '', before: before ?? '' })
        : message('rule.change-quantity', { part: part ?? '', before: before ?? '', after: after ?? '' });
    case 'added':
      return message('rule.change-added', { part: part ?? '', after: after ?? '', price: amount(afterMinor) });
    case 'delivery':
      if (afterMinor === null) return message('rule.change-delivery-advised');
      return message('rule.change-delivery', { after: amount(afterMinor) });
    case 'total':
      return message('rule.change-total', { before: amount(beforeMinor), after: amount(afterMinor) });
    case 'tax':
      return message('rule.change-tax', { before: amount(beforeMinor), after: amount(afterMinor) });
    case 'shipping':
      return message('rule.change-shipping', { after: after === SHIP_COMPLETE ? SHIP_COMPLETE : 'available' });
    default: {
      const field =
        ORDER_FIELD_NAMES.find((name) => orderFields[name].key === (what satisfies OrderFieldKey)) ?? 'costCentre';
      const fieldValue = (value: string | null) =>
        value !== null && orderFields[field].kind === 'day' ? { day: value } : (value ?? '–');
      return message('rule.change-field', { field, before: fieldValue(before), after: fieldValue(after) });
    }
  }
}
