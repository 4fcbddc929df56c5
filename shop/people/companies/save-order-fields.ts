import { type Db, inTransaction } from '#platform/database/database.ts';
import type { OrderFieldRules } from '../accounts/order-fields.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { recordChange, type StaffChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { findOrderFields, lockCompany, updateCompany } from './member-queries.ts';

/**
 * Sets the order fields of the manager's company (H4). Cost centres removed from the list stay on orders that have
 * them. Returns 1.
 */
export async function saveOrderFields(
  rules: OrderFieldRules,
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  await inTransaction(shop.db, async (tx) => {
    const change = await writeFields(tx, customer.id, rules);
    await recordChange(tx, customerAsAuthor(customer), shop.clock.now(), change);
  });
  return 1;
}

/** Reads the order fields of that customer's company. @throws {NotFoundError} */
export async function readFieldsOf(
  { customerId }: { customerId: number },
  { shop }: Pick<StaffContext, 'shop'>,
): Promise<OrderFieldRules> {
  const found = await findOrderFields(shop.db, customerId);
  if (found === undefined) throw new NotFoundError('customer');
  return found.rules;
}

/** Sets the order fields of that customer's company, as staff. Returns 1. @throws {NotFoundError} */
export async function saveOrderFieldsOf(
  { customerId, ...rules }: OrderFieldRules & { customerId: number },
  context: StaffContext,
): Promise<1> {
  await changeAsStaff(context, async (tx, note) => note(await writeFields(tx, customerId, rules)));
  return 1;
}

async function writeFields(tx: Db, customerId: number, after: OrderFieldRules): Promise<StaffChange> {
  const found = await findOrderFields(tx, customerId);
  if (found === undefined) throw new NotFoundError('customer');
  await lockCompany(tx, found.companyId);
  const before = (await findOrderFields(tx, customerId))?.rules ?? found.rules;
  await updateCompany(tx, found.companyId, after);
  return { action: 'set the order fields of', entity: 'customer', entityId: customerId, before, after };
}
