import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { companies } from '../../people/accounts/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { search, type SearchAnswer } from '../../shopfront/word-search/search.ts';
import type { CustomerAccount } from '../../people/customers/paths.ts';
import { customerList } from '../../people/customers/staff-customer-list.ts';
import { type ListPage, WHOLE_LIST } from '../../base/paged-lists/list-page.ts';
import type { Reader } from '../../base/operations/operation.ts';
import { currentOrders } from '../../trade/orders/current-orders.ts';
import { matchesKeyword } from '../../trade/orders/order-queries.ts';
import { orderReference, parseOrderReference } from '../../trade/orders/reference.ts';
import { countryCalled } from '../../base/reference-data/country-name.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { KEYS_END, partKey } from '../../base/kernel/part-number.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { countries } from '../../base/reference-data/tables.ts';
import { isAllowed, type StaffRight } from '../../base/rights/staff-right.ts';
import type { Found, FoundPart } from './paths.ts';

/** Number of hits shown for each kind. */
const HITS = 6;

/**
 * Searches orders, companies, their members and products by the lists' own searches, a few of each, within the caller's
 * rights (P1, P2). An exact order number comes first, and so does an exact customer part number.
 */
export async function findAnywhere(keyword: string, shop: Shop, rights: readonly StaffRight[]): Promise<Found> {
  const maySeeParts = isAllowed({ anyOf: ['catalogue', 'prices', 'orders'] }, rights);
  const [foundOrders, customers, foundCompanies, found, called] = await Promise.all([
    rights.includes('orders') ? findOrders(shop, keyword) : { total: 0, first: [] },
    rights.includes('customers')
      ? listPage(shop, customerList, { search: keyword, sort: 'company', direction: 'asc', pageSize: HITS })
      : NOTHING,
    rights.includes('customers') ? findCompanies(shop.db, keyword) : { total: 0, first: [] },
    maySeeParts
      ? search(shop, { status: 'every', keyword, range: { limit: HITS, offset: 0 }, countUpTo: WHOLE_LIST })
      : NO_PARTS,
    maySeeParts ? findCalled(shop.db, keyword) : [],
  ]);
  const others = found.products.filter(({ id }) => called.every((part) => part.id !== id));
  return {
    orders: foundOrders,
    customers: {
      total: customers.total,
      ...(customers.isMore === undefined ? {} : { isMore: customers.isMore }),
      first: customers.items.map(shortly),
    },
    companies: foundCompanies,
    products: {
      total: found.total + called.length - (found.products.length - others.length),
      ...(found.isMore === undefined ? {} : { isMore: found.isMore }),
      first: [
        ...called,
        ...others.map(({ id, name, intro, active }) => ({ id, name, intro, active, called: null })),
      ].slice(0, HITS),
    },
  };
}

const NOTHING: ListPage<CustomerAccount> = { total: 0, items: [] };
const NO_PARTS: Pick<SearchAnswer, 'total' | 'isMore' | 'products'> = { total: 0, products: [] };

async function findCompanies(db: Db, keyword: string): Promise<Found['companies']> {
  const condition = and(isNull(companies.mergedInto), holdsPlain(companies.name, keyword));
  const [first, total] = await Promise.all([
    db
      .select({ id: companies.id, name: companies.name, town: companies.town, countryName: countries.name })
      .from(companies)
      .innerJoin(countries, eq(countries.id, companies.countryId))
      .where(condition)
      .orderBy(asc(companies.name), asc(companies.id))
      .limit(HITS),
    db.$count(companies, condition),
  ]);
  return { total, first };
}

/** Parts with a customer part number of any company that has this prefix, an exact match first (H6). */
async function findCalled(db: Db, keyword: string): Promise<FoundPart[]> {
  const key = partKey(keyword);
  if (key === '') return [];
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      intro: products.intro,
      active: products.active,
      called: { number: ownPartNumbers.number, company: companies.name },
    })
    .from(ownPartNumbers)
    .innerJoin(products, eq(products.id, ownPartNumbers.productId))
    .innerJoin(companies, eq(companies.id, ownPartNumbers.companyId))
    .where(and(gte(ownPartNumbers.numberKey, key), lt(ownPartNumbers.numberKey, key + KEYS_END)))
    .orderBy(asc(ownPartNumbers.numberKey), asc(ownPartNumbers.id))
    .limit(HITS);
  return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
}

async function findOrders({ db }: Shop, keyword: string): Promise<Found['orders']> {
  const condition = matchesKeyword(keyword);
  const [first, total] = await Promise.all([
    db
      .select({
        id: currentOrders.id,
        firstName: currentOrders.firstName,
        surname: currentOrders.surname,
        state: currentOrders.state,
        company: currentOrders.company,
        status: currentOrders.status,
      })
      .from(currentOrders)
      .where(condition)
      .orderBy(
        asc(sql`${currentOrders.id} is distinct from ${parseOrderReference(keyword)}::integer`),
        desc(currentOrders.id),
      )
      .limit(HITS),
    db.$count(currentOrders, condition),
  ]);
  return { total, first: first.map((order) => ({ ...order, reference: orderReference(order.id) })) };
}

function shortly(account: CustomerAccount): Found['customers']['first'][number] {
  const { id, guid, firstName, surname, company, email, status, countryName } = account;
  return { id, guid, firstName, surname, company, email, status, countryName };
}

/** Localises the countries of the customers found (N1). */
export function localizeFound(found: Found, { shop, translator: { language } }: Reader): Found {
  const known = [...shop.hot().countryById.values()];
  const first = found.customers.first.map((customer) => ({
    ...customer,
    countryName: countryCalled(customer.countryName, known, language),
  }));
  const named = found.companies.first.map((company) => ({
    ...company,
    countryName: countryCalled(company.countryName, known, language),
  }));
  return {
    ...found,
    customers: { ...found.customers, first },
    companies: { ...found.companies, first: named },
  };
}
