import { orderDeclaration } from '#shop/trade/staff-orders/staff-paths.ts';
import { keepFilters } from '../lists/list-question.ts';

/** Address of an order's sheet (E4). */
export const orderHref = ({ id }: { id: number }) => `/Administration/OrderView?id=${id}`;

/**
 * The address within a list, in which the order's page can navigate. @param query query of the list, or of an order
 * opened from it
 */
export function orderInListHref({ id }: { id: number }, query: URLSearchParams, status = query.get('status')): string {
  const asked = new URLSearchParams({ id: String(id) });
  keepFilters(orderDeclaration, query, asked);
  if (status !== null) asked.set('status', status);
  return `/Administration/OrderView?${asked.toString()}`;
}

/** Address for printing the sheets of several orders. */
export const ORDER_SHEETS = '/Administration/Order-Sheets';

/** Addresses of a company's order lists, one for each status. */
export const companyOrdersHref = (companyId: number) => ({
  complete: `/Administration/Orders?companyId=${companyId}`,
  pending: `/Administration/Pending-Orders?companyId=${companyId}`,
});

/** Addresses of a customer's order lists, one for each status. */
export const customerOrdersHref = (customerId: number) => ({
  complete: `/Administration/Orders?customerId=${customerId}`,
  pending: `/Administration/Pending-Orders?customerId=${customerId}`,
});

/** Address for the pick list of one order or several. */
export const PICK_LIST = '/Administration/Pick-List';

/** The address of these orders' pick list. */
export const pickListHref = (ids: readonly number[]) => `${PICK_LIST}?${ids.map((id) => `id=${id}`).join('&')}`;

/** The address of these orders' sheets, printed together. */
export function sheetsHref(ids: readonly (number | string)[]): string {
  return `${ORDER_SHEETS}?${ids.map((id) => `id=${id}`).join('&')}`;
}
