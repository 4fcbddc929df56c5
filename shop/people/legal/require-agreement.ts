import type { AgreementNeed, GivenAgreement } from '../../base/kernel/agreement.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { agreementRefusals } from './agreement.ts';
import { type PublishedVersion, versionInForce } from './legal-version.ts';

/** Refuses missing confirmations (O2). @throws {InvalidInputError} by field */
export function requireAgreement(need: AgreementNeed, given: GivenAgreement): void {
  const refusals = agreementRefusals(need, given);
  if (refusals.length > 0) throw new InvalidInputError(refusals);
}

/** The terms in force today; undefined: none. */
export function termsNow(shop: Pick<Shop, 'hot' | 'clock' | 'store'>): PublishedVersion | undefined {
  return versionInForce(shop.hot().legalVersions, 'terms', dayInZone(shop.clock.now(), shop.store.timeZone));
}
