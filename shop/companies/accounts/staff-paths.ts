import type { ListPage } from '../../operations/list-page.ts';
import type { ListQuestion } from '../../operations/list-question.ts';
import { get, post } from '../../operations/path.ts';
import type { AccountStatus } from '../../accounts/account-status.ts';
import type { CustomerAccount } from './paths.ts';

export type CustomerSort = 'ref' | 'name' | 'company' | 'email' | 'registered';

/** Filters of the customer lists in the administration. */
export type CustomerQuestion = ListQuestion<CustomerSort> & {
  status?: AccountStatus | undefined;
  priceClass?: number | undefined;
  subscribed?: boolean | undefined;
};

/** Maximum length of the reason for a declined registration. */
export const REASON_MAX = 1000;

/** Staff calls in addition to the documented ones (E10). */
export const staffCustomerPaths = {
  /** The newest first; searched over the customers' own data and their delivery addresses. */
  list: get<CustomerQuestion, ListPage<CustomerAccount>>('/User/GetCustomerList'),
  /** Declines an account that waits, with a reason that is mailed; answers 1. */
  decline: post<{ customerId: number; reason: string }, number>('/User/DeclineRegistration'),
};
