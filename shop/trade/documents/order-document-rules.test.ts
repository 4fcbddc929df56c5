import { describe, expect, test } from 'vitest';
import { documentKey, documentOfKey, documentRefusals } from './order-document-rules.ts';

const issuedOn = '2026-11-20';

describe('the details of a document are consistent (L6)', () => {
  test.for([
    ['an invoice with its day', { kind: 'invoice', amountMinor: 12_000, dueOn: '2026-12-20' }, []],
    ['an invoice that is due at once', { kind: 'invoice', amountMinor: 12_000, dueOn: issuedOn }, []],
    ['an invoice that says no day', { kind: 'invoice', amountMinor: 12_000, dueOn: null }, []],
    ['an invoice about no money', { kind: 'invoice', amountMinor: null, dueOn: null }, ['amountMinor']],
    ['an invoice due before it was written', { kind: 'invoice', amountMinor: 1, dueOn: '2026-11-19' }, ['dueOn']],
    ['a credit note that is due', { kind: 'credit-note', amountMinor: 1, dueOn: '2026-12-20' }, ['dueOn']],
    ['a certificate', { kind: 'certificate', amountMinor: null, dueOn: null }, []],
    ['a certificate with money', { kind: 'certificate', amountMinor: 1, dueOn: issuedOn }, ['amountMinor', 'dueOn']],
  ] as const)('%s', ([, terms, fields]) => {
    expect(documentRefusals({ issuedOn, ...terms }).map(({ field }) => field)).toEqual(fields);
  });
});

test('a key names one document, and an invalid one names none', () => {
  expect(documentOfKey(documentKey({ kind: 'credit-note', id: 12 }))).toEqual({ kind: 'credit-note', id: 12 });
  expect(
    ['', 'invoice', 'invoice-', 'invoice-0', 'bill-1', 'invoice-1x', '-1', 'invoice-99999999999'].map(documentOfKey),
  ).toEqual(Array.from({ length: 8 }, () => null));
});
