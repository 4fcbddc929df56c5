import type { CalendarDay } from '../kernel/calendar-day.ts';
import { message, type RuleMessage } from '../kernel/message.ts';
import type { MessageValue } from '../kernel/message-value.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { OrderChange } from './order-version.ts';

/** One difference as a sentence: what it was, and what it is (L5). */
export function saidChange(change: OrderChange, { currency }: { currency: CurrencyId }): RuleMessage {
  const { what, part, before, after, beforeMinor, afterMinor } = change;
  const flat = (text: string | null) => (text ?? '').replaceAll('\n', ', ');
  const amount = (minor: Minor | null) => ({ minor: minor ?? 0, currency });
  switch (what) {
    case 'address':
      return message('rule.change-address', { before: flat(before), after: flat(after) });
    case 'purchase-order':
      return message('rule.change-po', { before: flat(before), after: flat(after) });
    case 'cost-centre':
      return message('rule.change-field', { field: 'centre', before: before ?? '–', after: after ?? '–' });
    case 'requisition':
      return message('rule.change-field', { field: 'requisition', before: before ?? '–', after: after ?? '–' });
    case 'wanted-by':
      return message('rule.change-field', { field: 'wanted', before: dayOr(before), after: dayOr(after) });
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
    default:
      return what satisfies never;
  }
}

function dayOr(day: CalendarDay | null): MessageValue {
  return day === null ? '–' : { day };
}
