import type { PriceClass } from '#shop/kernel/account-terms.ts';

/** Waiting until staff authorise it, then active; inactive once staff took that back (B10, D18). */
export type AccountStatus = 'waiting' | 'active' | 'inactive';

/** The three links that authorise an account: d domestic, e Europe, i international (B10). */
export type ActivationLink = 'd' | 'e' | 'i';

export type ActivationOutcome = 'activated' | 'already-active' | 'not-activated';

/** Lifetime of the links in the registration mail. Staff authorise an older account in CustomerEdit. */
export const ACTIVATION_LINK_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns whether the links that were mailed at the registration have ended: an old mail must not open an account. */
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

/** The price class that an account gets from the link that activates it (B10). */
export function priceClassOfActivation(link: ActivationLink): PriceClass {
  return PRICE_CLASS[link];
}

/**
 * The status that an account has once staff saved it with this state of the status box (B10, E11). An account that waits
 * and is saved without the tick goes on waiting: it was never active, and its links still work (D18).
 * @param box  undefined: the form did not say
 */
export function statusSavedByStaff(present: AccountStatus, box: 'active' | 'inactive' | undefined): AccountStatus {
  if (box === undefined) return present;
  return box === 'inactive' && present === 'waiting' ? 'waiting' : box;
}

/** Returns whether an account may log in: neither before it is authorised nor after that is taken back (B10). */
export function mayLogIn(status: AccountStatus): boolean {
  return status === 'active';
}

const PRICE_CLASS: Readonly<Record<ActivationLink, PriceClass>> = { d: 2, e: 1, i: 3 };
