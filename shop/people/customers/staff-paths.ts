import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { CustomerAccount } from './paths.ts';

/** The list of customers for staff (E10). */
export const customerDeclaration = declareList({
  sorts: ['ref', 'name', 'company', 'email', 'registered'],
  order: { sort: 'registered', direction: 'desc' },
  filters: {
    status: choice(['waiting', 'active', 'inactive'], 'staff-refusal.customer-status'),
    priceClass: choice([0, 1, 2, 3], 'staff-refusal.price-class'),
    subscribed: { kind: 'tick' },
  },
});

export type CustomerQuestion = QuestionOf<typeof customerDeclaration>;

/** Maximum length of the reason for a declined registration. */
export const REASON_MAX = 1000;

/** Staff calls about customers (E10). */
export const staffCustomerPaths = {
  /** Newest first; searches the customers' own data and their delivery addresses. */
  list: get<CustomerQuestion, ListPage<CustomerAccount>>('/User/GetCustomerList'),
  search: get<GrowingPage & { keyword: string }, ListPage<CustomerAccount>>('/User/GetAllUsers/{keyword}'),
  /** All customers, newest first. */
  all: get<GrowingPage, ListPage<CustomerAccount>>('/User/GetEveryUser'),
  /** Declines a waiting account with a reason, which is mailed; returns 1. */
  decline: post<{ customerId: number; reason: string }, number>('/User/DeclineRegistration'),
};
