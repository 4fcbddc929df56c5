import { asc, desc, eq, sql } from 'drizzle-orm';
import { search, type SearchAnswer } from '../finding/search/search.ts';
import type { CustomerAccount } from '../customers/paths.ts';
import { customerList } from '../customers/staff-customer-list.ts';
import { type ListPage, WHOLE_LIST } from '../frame/list-page.ts';
import type { Reader } from '../frame/operation.ts';
import { matchesKeyword, presentState } from '../orders/order-queries.ts';
import { orderReference, parseOrderReference } from '../orders/reference.ts';
import { orderProgress, orders } from '../orders/tables.ts';
import { countryCalled } from '../reference-data/country-name.ts';
import type { Shop } from '../frame/shop.ts';
import { listPage } from '../frame/staff-list.ts';
import { isAllowed, type StaffRight } from '../kernel/staff-right.ts';
import type { Found } from './paths.ts';

/** How many hits of each kind are named. */
const HITS = 6;

/**
 * Orders, customers and products that a keyword is about: what the lists' own searches find, a few of each, as far as the colleague has
 * a right for them (P1). The order with the very number comes first.
 */
export async function findAnywhere(keyword: string, shop: Shop, rights: readonly StaffRight[]): Promise<Found> {
  const [foundOrders, customers, found] = await Promise.all([
    rights.includes('orders') ? findOrders(shop, keyword) : { total: 0, first: [] },
    rights.includes('customers')
      ? listPage(shop, customerList, { search: keyword, sort: 'company', direction: 'asc', pageSize: HITS })
      : NOTHING,
    isAllowed({ anyOf: ['catalogue', 'prices', 'orders'] }, rights)
      ? search(shop, { status: 'every', keyword, range: { limit: HITS, offset: 0 }, countUpTo: WHOLE_LIST })
      : NO_PARTS,
  ]);
  return {
    orders: foundOrders,
    customers: {
      total: customers.total,
      ...(customers.isMore === undefined ? {} : { isMore: customers.isMore }),
      first: customers.items.map(shortly),
    },
    products: {
      total: found.total,
      ...(found.isMore === undefined ? {} : { isMore: found.isMore }),
      first: found.products.map(({ id, name, intro, active }) => ({ id, name, intro, active })),
    },
  };
}

const NOTHING: ListPage<CustomerAccount> = { total: 0, items: [] };
const NO_PARTS: Pick<SearchAnswer, 'total' | 'isMore' | 'products'> = { total: 0, products: [] };

async function findOrders({ db }: Shop, keyword: string): Promise<Found['orders']> {
  const condition = matchesKeyword(keyword);
  const [first, total] = await Promise.all([
    db
      .select({
        id: orders.id,
        firstName: orders.firstName,
        surname: orders.surname,
        state: presentState,
        company: orders.company,
        status: orders.status,
      })
      .from(orders)
      .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
      .where(condition)
      .orderBy(asc(sql`${orders.id} is distinct from ${parseOrderReference(keyword)}::integer`), desc(orders.id))
      .limit(HITS),
    db.$count(orders, condition),
  ]);
  return { total, first: first.map((order) => ({ ...order, reference: orderReference(order.id) })) };
}

function shortly(account: CustomerAccount): Found['customers']['first'][number] {
  const { id, guid, firstName, surname, company, email, status, countryName } = account;
  return { id, guid, firstName, surname, company, email, status, countryName };
}

/** The same as its reader calls the countries of customers (N1). */
export function foundInWords(found: Found, { shop, speech: { language } }: Reader): Found {
  const countries = [...shop.hot().countryById.values()];
  const first = found.customers.first.map((customer) => ({
    ...customer,
    countryName: countryCalled(customer.countryName, countries, language),
  }));
  return { ...found, customers: { ...found.customers, first } };
}
