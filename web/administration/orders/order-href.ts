/** Where an order's sheet is (E4). */
export const orderHref = ({ id }: { id: number }) => `/Administration/OrderView?id=${id}`;

/** Where the orders of one customer are listed, one list for each status. */
export const customerOrdersHref = (customerId: number) => ({
  complete: `/Administration/Orders?customerId=${customerId}`,
  pending: `/Administration/Pending-Orders?customerId=${customerId}`,
});
