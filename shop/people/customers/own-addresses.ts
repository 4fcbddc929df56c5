import { inTransaction } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { deleteOwnAddress, lockOwnAddress, markDefault } from './address-queries.ts';

/** Deletes an address of the member's company. Orders keep their copy of it (B9). Returns 1. @throws {NotFoundError} */
export function removeOwnAddress({ addressId }: { addressId: number }, context: CustomerContext): Promise<1> {
  const { shop, caller } = context;
  const { customer } = caller;
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const before = await lockOwnAddress(tx, { addressId, companyId: customer.companyId });
    if (before === undefined) throw new NotFoundError('delivery-address');
    await deleteOwnAddress(tx, addressId, customer.companyId);
    const change = { action: 'removed', entity: 'delivery address', entityId: addressId, before, after: null } as const;
    await recordChange(tx, customerAsAuthor(customer), shop.clock.now(), change);
    return 1;
  });
}

/**
 * Sets the address that the checkout selects first; 0: the most recently saved (A16). Returns 1. @throws
 * {NotFoundError}
 */
export function setDefaultAddress({ addressId }: { addressId: number }, context: CustomerContext): Promise<1> {
  const { shop, caller } = context;
  const { customer } = caller;
  return inTransaction(shop.db, async (tx): Promise<1> => {
    if (!(await markDefault(tx, addressId, customer.companyId))) throw new NotFoundError('delivery-address');
    const chosen = addressId === 0 ? undefined : await lockOwnAddress(tx, { addressId, companyId: customer.companyId });
    await recordChange(tx, customerAsAuthor(customer), shop.clock.now(), {
      action: addressId === 0 ? 'no longer begins the checkout with' : 'begins the checkout with',
      entity: 'delivery address',
      entityId: addressId,
      before: null,
      after: { customerId: customer.id, ...(chosen === undefined ? {} : { contactName: chosen.contactName }) },
    });
    return 1;
  });
}
