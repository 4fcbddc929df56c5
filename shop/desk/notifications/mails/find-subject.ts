import type { Db } from '#platform/database/database.ts';
import { findAccount } from '../../../people/customers/account-queries.ts';
import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { findStaffById, type StaffRow } from '../../../people/staff/staff-queries.ts';
import type { Order } from '../../../trade/orders/order.ts';
import { findAnyOrder } from '../../../trade/orders/order-queries.ts';

export async function getAccount(tx: Db, customerId: number): Promise<CustomerAccount> {
  const account = await findAccount(tx, customerId);
  if (account === undefined) throw new Error(`There is no customer ${customerId}.`);
  return account;
}

/** null: it is not open, and gets no mail about what it did. */
export async function findActiveAccount(tx: Db, customerId: number): Promise<CustomerAccount | null> {
  const account = await getAccount(tx, customerId);
  return account.status === 'active' ? account : null;
}

export async function getColleague(tx: Db, staffId: number): Promise<StaffRow> {
  const colleague = await findStaffById(tx, staffId);
  if (colleague === undefined) throw new Error(`There is no member of staff ${staffId}.`);
  return colleague;
}

export async function getOrder(tx: Db, orderId: number): Promise<Order> {
  const order = await findAnyOrder(tx, orderId);
  if (order === undefined) throw new Error(`There is no order ${orderId}.`);
  return order;
}
