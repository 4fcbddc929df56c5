import { DAY_MS } from '../../base/days/calendar-day.ts';
import type { PriceClass } from '#shop/base/kernel/account-terms.ts';

/** Waiting until staff authorise it, then active; inactive once staff took that back (B10, D18). */
export type AccountStatus = 'waiting' | 'active' | 'inactive';

/** The three links that authorise an account: d domestic, e Europe, i international (B10). */
export type ActivationLink = 'd' | 'e' | 'i';

export type ActivationOutcome = 'activated' | 'already-active' | 'not-activated';

/** Lifetime of the links in the registration mail. Staff authorise an older account in CustomerEdit. */
export const ACTIVATION_LINK_DAYS = 30;

/** Returns whether the links of the registration mail have expired, because an old mail must not open an account. */
export function isActivationLinkOver(registeredAt: Date, now: Date): boolean {
  return now.getTime() - registeredAt.getTime() > ACTIVATION_LINK_DAYS * DAY_MS;
}

/**
 * Result of opening an activation link for an account of that status (B10, D18). Only 'activated' changes anything: an account that
 * staff made inactive stays inactive, otherwise an old mail would reactivate it.
 */
export function activationOutcome(status: AccountStatus): ActivationOutcome {
  switch (status) {
    case 'waiting':
      return 'activated';
    case 'active':
      return 'already-active';
    case 'inactive':
      return 'not-activated';
    default:
      return status satisfies never;
  }
}

/** The price class that an activation link gives an account (B10). */
export function priceClassOfActivation(link: ActivationLink): PriceClass {
  return PRICE_CLASS[link];
}

/**
 * Status of an account after staff save it with this status checkbox (B10, E11). A waiting account saved without the
 * tick keeps waiting: it was never active, and its links still work (D18).
 * @param box undefined: the form did not send it
 */
export function statusSavedByStaff(present: AccountStatus, box: 'active' | 'inactive' | undefined): AccountStatus {
  if (box === undefined) return present;
  return box === 'inactive' && present === 'waiting' ? 'waiting' : box;
}

/** Returns whether an account may log in: only while it is authorised (B10). */
export function mayLogIn(status: AccountStatus): boolean {
  return status === 'active';
}

const PRICE_CLASS: Readonly<Record<ActivationLink, PriceClass>> = { d: 2, e: 1, i: 3 };
