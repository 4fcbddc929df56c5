import { get } from '../../base/operations/path.ts';
import type { AgreementNeed } from '../../base/kernel/agreement.ts';
import type { LegalPage } from './answers.ts';

export type * from './answers.ts';

/** For everyone. */
export const legalPaths = {
  /** The version that applies today; before the first applies, the first. */
  page: get<{ kind: string }, LegalPage>('/Legal/GetLegalPage/{kind}'),
  version: get<{ kind: string; number: number }, LegalPage>('/Legal/GetLegalPageVersion/{kind}/{number}'),
};

/** Agreements (O2). */
export const agreementPaths = {
  /** Confirmations that a registration needs today. */
  ofRegistration: get<Record<string, never>, AgreementNeed>('/Legal/GetRegistrationAgreement'),
  /** Confirmations that the customer's next order needs today. */
  ofNextOrder: get<Record<string, never>, AgreementNeed>('/Legal/GetOrderAgreement'),
};
