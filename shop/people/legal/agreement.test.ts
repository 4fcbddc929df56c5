import { expect, test } from 'vitest';
import { TERMS_AGREEMENTS } from '../../base/kernel/agreement.ts';
import { agreementRefusals, needOfOrder, needOfRegistration, NO_AGREEMENT } from './agreement.ts';

const TERMS = { kind: 'terms', number: 2, effectiveFrom: '2026-06-01' } as const;

test.each([
  // Buyers who never agreed, agreed to version 1, agreed to version 2; then a registration.
  ['none', [null, null, null], null],
  ['registration', [null, null, null], 2],
  ['order', [2, 2, 2], null],
  ['changed', [2, 2, null], 2],
] as const)('terms agreed "%s" (O2)', (termsAgreement, ofOrders, ofRegistration) => {
  const settings = { termsAgreement, businessConfirmation: false };
  expect([null, 1, 2].map((lastAgreed) => needOfOrder(settings, TERMS, lastAgreed).termsVersion)).toEqual(ofOrders);
  expect(needOfRegistration(settings, TERMS).termsVersion).toBe(ofRegistration);
});

test('nobody agrees to terms that are not published, but still confirms the business (O2)', () => {
  for (const termsAgreement of TERMS_AGREEMENTS)
    expect(needOfOrder({ termsAgreement, businessConfirmation: true }, undefined, null)).toEqual({
      ...NO_AGREEMENT,
      orderAsBusiness: true,
    });
});

test.each([
  ['nothing', {}, ['refusal.terms-needed', 'refusal.business-needed']],
  ['an earlier version', { termsVersion: 1, orderAsBusiness: true }, ['refusal.terms-other-version']],
  ['a version to come', { termsVersion: 3, orderAsBusiness: true }, ['refusal.terms-other-version']],
  ['no business', { termsVersion: 2, orderAsBusiness: false }, ['refusal.business-needed']],
  ['both', { termsVersion: 2, orderAsBusiness: true }, []],
] as const)('a call that confirms %s (O2)', (_, given, keys) => {
  const need = { termsVersion: 2, effectiveFrom: '2026-06-01', orderAsBusiness: true };
  expect(agreementRefusals(need, given).map(({ message }) => message.key)).toEqual(keys);
  expect(agreementRefusals(NO_AGREEMENT, given)).toEqual([]);
});
