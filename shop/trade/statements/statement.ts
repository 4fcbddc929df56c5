import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';

export const PAYMENT_STATES = ['open', 'overdue', 'paid'] as const;
/** An overdue invoice is open, too. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Kinds of documents of which something is paid. */
export type PaidKind = 'invoice' | 'credit-note';

/** A document with an amount. */
export interface Payable {
  kind: PaidKind;
  currency: CurrencyId;
  amountMinor: Minor;
  dueOn: CalendarDay | null;
  paidOn: CalendarDay | null;
}

/** Debts of a company in one currency. */
export interface StatementTotals {
  currency: CurrencyId;
  /** Invoices that are not paid. */
  openMinor: Minor;
  /** Those of them whose due day is over. */
  overdueMinor: Minor;
  /** Credit notes that are not settled. */
  creditMinor: Minor;
  /** Invoices that were paid. */
  paidMinor: Minor;
  /** Open invoices less open credit notes; below 0: the company has a credit. */
  balanceMinor: Minor;
}

/** An invoice is overdue from the day after its due day. */
export function paymentState(
  { kind, dueOn, paidOn }: Pick<Payable, 'kind' | 'dueOn' | 'paidOn'>,
  today: CalendarDay,
): PaymentState {
  if (paidOn !== null) return 'paid';
  return kind === 'invoice' && dueOn !== null && dueOn < today ? 'overdue' : 'open';
}

/** Adds up documents by currency, in the order of the currencies. A row can be the sum of several documents. */
export function statementTotals(documents: readonly Payable[], today: CalendarDay): StatementTotals[] {
  const byCurrency = Map.groupBy(documents, ({ currency }) => currency);
  return [...byCurrency]
    .toSorted(([one], [other]) => one - other)
    .map(([currency, all]) => {
      const sum = (wanted: (document: Payable, state: PaymentState) => boolean) =>
        all
          .filter((document) => wanted(document, paymentState(document, today)))
          .reduce((total, { amountMinor }) => total + amountMinor, 0);
      const openMinor = sum(({ kind }, state) => kind === 'invoice' && state !== 'paid');
      const creditMinor = sum(({ kind }, state) => kind === 'credit-note' && state !== 'paid');
      return {
        currency,
        openMinor,
        overdueMinor: sum((_, state) => state === 'overdue'),
        creditMinor,
        paidMinor: sum(({ kind }, state) => kind === 'invoice' && state === 'paid'),
        balanceMinor: openMinor - creditMinor,
      };
    });
}
