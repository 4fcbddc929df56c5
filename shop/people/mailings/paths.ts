import { get, post } from '../../base/operations/path.ts';
import type { MailingConsent } from './answers.ts';

export type * from './answers.ts';

/** For everyone who has the link of a mail (O5). */
export const mailingPaths = {
  /** By the token of the mail that asks, or the guid of the link that withdraws. */
  byToken: get<{ token: string }, MailingConsent>('/Mailing/GetConsentByToken'),
  byGuid: get<{ consent: string }, MailingConsent>('/Mailing/GetConsent/{consent}'),
  /** Returns 1. */
  confirm: post<{ token: string }, number>('/Mailing/ConfirmConsent'),
  /** Returns 1. */
  withdraw: post<{ consent: string }, number>('/Mailing/WithdrawConsent'),
};

/** The page with the button that withdraws; a mail program sends its POST there (RFC 8058). */
export const withdrawHref = (guid: string) => `/Mailings?id=${guid}`;
