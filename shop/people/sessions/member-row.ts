import { limitsOf, LIMITS } from '../accounts/order-limits.ts';
import { companies, customers } from '../accounts/tables.ts';
import { seesAllOrders } from '../../base/rights/member-role.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

/** Columns of a calling member and of the company, which every call of a member needs. */
export const MEMBER_COLUMNS = {
  customer: {
    id: customers.id,
    guid: customers.guid,
    firstName: customers.firstName,
    surname: customers.surname,
    role: customers.role,
    language: customers.language,
    ...LIMITS,
  },
  company: {
    id: companies.id,
    name: companies.name,
    buyersSeeAll: companies.buyersSeeAll,
    currencyId: companies.currencyId,
    priceClass: companies.priceClass,
    adminContact: companies.adminContact,
    countryId: companies.countryId,
  },
};
type MemberRow = SelectResultFields<typeof MEMBER_COLUMNS>;

type OfSession = 'sessionKey' | 'sessionGuid' | 'passwordGivenAt' | 'actingStaff' | 'facts';

/** The member of a row, without what belongs to the session. */
export function memberOf({ customer, company }: MemberRow): Omit<SignedInCustomer, OfSession> {
  const { firstName, surname, orderLimitMinor, monthLimitMinor, limitCurrencyId, alwaysAsk, ...member } = customer;
  const { id: companyId, name: _, buyersSeeAll, ...terms } = company;
  return {
    ...member,
    ...terms,
    companyId,
    seesAll: seesAllOrders(member.role, { buyersSeeAll }),
    limits: limitsOf({ orderLimitMinor, monthLimitMinor, limitCurrencyId, alwaysAsk }),
    displayName: `${firstName} ${surname}`,
  };
}
