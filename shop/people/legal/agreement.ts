import type { AgreementNeed, AgreementSettings, GivenAgreement } from '../../base/kernel/agreement.ts';
import type { FieldError } from '../../base/messages/errors.ts';
import { type Message, message } from '../../base/messages/message.ts';
import type { PublishedVersion } from './legal-version.ts';

/** Nothing to confirm. */
export const NO_AGREEMENT: AgreementNeed = { termsVersion: null, effectiveFrom: null, orderAsBusiness: false };

/**
 * Confirmations that an order needs (O2).
 * @param terms the version in force; undefined: none is published, so nobody can agree to it
 * @param lastAgreed number of the last version that this buyer agreed to; null: none
 */
export function needOfOrder(
  settings: AgreementSettings,
  terms: PublishedVersion | undefined,
  lastAgreed: number | null,
): AgreementNeed {
  const { termsAgreement, businessConfirmation } = settings;
  const isNeeded =
    termsAgreement === 'order' || (termsAgreement === 'changed' && (lastAgreed ?? 0) < (terms?.number ?? 0));
  return { ...termsOf(isNeeded ? terms : undefined), orderAsBusiness: businessConfirmation };
}

/** Confirmations that a registration needs (O2). */
export function needOfRegistration(
  { termsAgreement }: Pick<AgreementSettings, 'termsAgreement'>,
  terms: PublishedVersion | undefined,
): AgreementNeed {
  const isNeeded = termsAgreement === 'registration' || termsAgreement === 'changed';
  return { ...termsOf(isNeeded ? terms : undefined), orderAsBusiness: false };
}

function termsOf(terms: PublishedVersion | undefined): Pick<AgreementNeed, 'termsVersion' | 'effectiveFrom'> {
  return { termsVersion: terms?.number ?? null, effectiveFrom: terms?.effectiveFrom ?? null };
}

/** Refuses missing confirmations, and the agreement to any other version than the one in force. */
export function agreementRefusals(need: AgreementNeed, given: GivenAgreement): FieldError[] {
  const refusals: FieldError[] = [];
  const { termsVersion } = need;
  if (termsVersion !== null && given.termsVersion !== termsVersion) {
    const refusal =
      given.termsVersion === undefined
        ? message('refusal.terms-needed', { number: termsVersion })
        : message('refusal.terms-other-version', { number: termsVersion });
    refusals.push({ field: 'termsVersion', message: refusal });
  }
  if (need.orderAsBusiness && given.orderAsBusiness !== true)
    refusals.push({ field: 'orderAsBusiness', message: message('refusal.business-needed') });
  return refusals;
}

/** The sentences beside the boxes, which are stored with the agreement. */
export function agreementWords({ termsVersion, orderAsBusiness }: AgreementNeed): Message[] {
  return [
    ...(termsVersion === null ? [] : [message('legal.agree-terms', { number: termsVersion })]),
    ...(orderAsBusiness ? [message('legal.order-as-business')] : []),
  ];
}
