import type { CalendarDay } from '../days/calendar-day.ts';

/** When buyers agree to the terms (O2): never, at registration, at each order, or whenever they have changed. */
export const TERMS_AGREEMENTS = ['none', 'registration', 'order', 'changed'] as const;
export type TermsAgreement = (typeof TERMS_AGREEMENTS)[number];

/** Settings that decide what a buyer has to confirm. */
export interface AgreementSettings {
  readonly termsAgreement: TermsAgreement;
  /** true: buyers confirm with each order that they order as a business. */
  readonly businessConfirmation: boolean;
}

/** Confirmations sent with an order or a registration. */
export interface GivenAgreement {
  /** Number of the version of the terms that was agreed to. */
  termsVersion?: number | undefined;
  orderAsBusiness?: boolean | undefined;
}

/** Confirmations that are still needed. */
export interface AgreementNeed {
  /** Number of the version to agree to; null: none. */
  readonly termsVersion: number | null;
  readonly effectiveFrom: CalendarDay | null;
  readonly orderAsBusiness: boolean;
}
