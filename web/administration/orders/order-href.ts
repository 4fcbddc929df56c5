/** Address of an order's sheet (E4). */
export const orderHref = ({ id }: { id: number }) => `/Administration/OrderView?id=${id}`;

/** Filters of the lists of orders. */
export const ORDER_FILTERS = ['state', 'customerId', 'companyId', 'from', 'until'] as const;

/** Filters that an opened order retains, so that it leads on to those before and after it. */
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

/** The sheets of these orders, to be printed at once. */
export function sheetsHref(ids: readonly (number | string)[]): string {
  return `${ORDER_SHEETS}?${ids.map((id) => `id=${id}`).join('&')}`;
}
