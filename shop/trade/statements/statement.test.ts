import { expect, test } from 'vitest';
import { type Payable, paymentState, statementTotals } from './statement.ts';

const TODAY = '2026-11-27';
const invoice = (amountMinor: number, dueOn: string | null = null, paidOn: string | null = null): Payable => ({
  kind: 'invoice',
  currency: 2,
  amountMinor,
  dueOn,
  paidOn,
});

test.each([
  ['an invoice without a due day is open', invoice(1), 'open'],
  ['on its due day it is still open', invoice(1, '2026-11-27'), 'open'],
  ['the day after it is overdue', invoice(1, '2026-11-26'), 'overdue'],
  ['a paid one is paid, however late', invoice(1, '2026-11-26', '2026-11-27'), 'paid'],
  ['a credit note is never overdue', { ...invoice(1), kind: 'credit-note' }, 'open'],
] as const)('%s (L6)', (_, document, state) => {
  expect(paymentState(document, TODAY)).toBe(state);
});

test('a statement adds up each currency for itself; a credit note lowers the balance (L6)', () => {
  const documents: Payable[] = [
    invoice(10_000),
    invoice(5_000, '2026-11-01'),
    invoice(7_000, '2026-11-01', '2026-10-30'),
    { ...invoice(2_000), kind: 'credit-note' },
    { ...invoice(900), kind: 'credit-note', paidOn: '2026-11-02' },
    { ...invoice(300), currency: 3 },
  ];
  expect(statementTotals(documents, TODAY)).toEqual([
    {
      currency: 2,
      openMinor: 15_000,
      overdueMinor: 5_000,
      creditMinor: 2_000,
      paidMinor: 7_000,
      balanceMinor: 13_000,
    },
    { currency: 3, openMinor: 300, overdueMinor: 0, creditMinor: 0, paidMinor: 0, balanceMinor: 300 },
  ]);
  expect(statementTotals([], TODAY)).toEqual([]);
});
