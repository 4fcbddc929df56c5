/** Where an order's sheet is (E4). */
export const orderHref = ({ id }: { id: number }) => `/Administration/OrderView?id=${id}`;

/** What a list of orders can be asked beside a search. */
export const ORDER_FILTERS = ['state', 'customerId', 'companyId', 'from', 'until'] as const;

/** What a list of orders is about: an order that is opened from it leads on to those beside it. */
export const LIST_FILTERS = ['status', 'search', ...ORDER_FILTERS] as const;

/** The same in a list, which the order's page goes on along. @param query  the list's, or that of an order opened from it */
export function orderInListHref({ id }: { id: number }, query: URLSearchParams, status = query.get('status')): string {
  const asked = new URLSearchParams({ id: String(id) });
  for (const name of LIST_FILTERS) {
    const value = name === 'status' ? status : query.get(name);
    if (value !== null && value !== '') asked.set(name, value);
  }
  return `/Administration/OrderView?${asked.toString()}`;
}

/** Where the sheets of several orders are printed at once. */
export const ORDER_SHEETS = '/Administration/Order-Sheets';

/** Where the orders of one company are listed, one list for each status. */
export const companyOrdersHref = (companyId: number) => ({
  complete: `/Administration/Orders?companyId=${companyId}`,
  pending: `/Administration/Pending-Orders?companyId=${companyId}`,
});

/** Where the orders of one customer are listed, one list for each status. */
export const customerOrdersHref = (customerId: number) => ({
  complete: `/Administration/Orders?customerId=${customerId}`,
  pending: `/Administration/Pending-Orders?customerId=${customerId}`,
});

/** The sheets of these orders, to be printed at once. */
export function sheetsHref(ids: readonly (number | string)[]): string {
  return `${ORDER_SHEETS}?${ids.map((id) => `id=${id}`).join('&')}`;
}
