import { message } from '../../base/messages/message.ts';
import { currencies } from '../../base/money/money.ts';
import { amountText } from '../../base/money/parse-amount.ts';
import type { LIMITS } from '../../people/accounts/order-limits.ts';
import type { customers } from '../../people/accounts/tables.ts';
import {
  amountFromZero,
  type Cells,
  currency,
  currencyIdOf,
  minorOf,
  type MoveColumn,
  orElse,
  yesOrNo,
} from '../move-files/column.ts';
import type { Remark } from '../move-files/kind.ts';

/** Columns of the amounts that a member can order without an approval (H3). */
export const limitColumns: readonly MoveColumn[] = [
  {
    heading: 'orderLimit',
    about: 'Amount of an order from which on it needs an approval; empty: any amount',
    example: '500.00',
    read: amountFromZero,
  },
  { heading: 'monthLimit', about: 'The same for the orders of a month', example: '', read: amountFromZero },
  {
    heading: 'limitCurrency',
    about: 'USD, GBP or EUR: of both limits; empty: no limit',
    example: 'GBP',
    read: orElse('', currency),
  },
  { heading: 'alwaysAsk', about: '1: every order needs an approval', example: '0', read: yesOrNo },
];

type Limits = Pick<typeof customers.$inferSelect, keyof typeof LIMITS>;

/** The cells of a member's limits. */
export function limitCells({ orderLimitMinor, monthLimitMinor, limitCurrencyId, alwaysAsk }: Limits): Cells {
  return {
    orderLimit: orderLimitMinor === null ? '' : amountText(orderLimitMinor),
    monthLimit: monthLimitMinor === null ? '' : amountText(monthLimitMinor),
    limitCurrency: limitCurrencyId === null ? '' : currencies[limitCurrencyId].code,
    alwaysAsk: alwaysAsk ? '1' : '0',
  };
}

/** The limits that a row says. */
export function limitsIn(cells: Cells): Limits {
  return {
    orderLimitMinor: minorOf(cells.orderLimit),
    monthLimitMinor: minorOf(cells.monthLimit),
    limitCurrencyId: (cells.limitCurrency ?? '') === '' ? null : currencyIdOf(cells.limitCurrency ?? ''),
    alwaysAsk: cells.alwaysAsk === '1',
  };
}

/** Refuses a limit without its currency, and a currency without a limit. */
export function limitRemarks({ row, cells }: { row: number; cells: Cells }): Remark[] {
  const { orderLimit = '', monthLimit = '', limitCurrency = '' } = cells;
  const hasLimit = orderLimit !== '' || monthLimit !== '';
  if (hasLimit === (limitCurrency !== '')) return [];
  return [{ row, heading: hasLimit ? 'limitCurrency' : 'orderLimit', message: message('staff-rule.move.required') }];
}
