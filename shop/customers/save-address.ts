import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../audit/record-change.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { OperationContext } from '../operation.ts';
import type { SignedInStaff } from '../shop.ts';
import { requireCustomerId } from './customer-key.ts';
import { type AddressText, findAnyAddress, insertAddress, updateOwnAddress } from './address-queries.ts';
import type { DeliveryAddressDraft } from './paths.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/**
 * Saves an address of the signed-in customer, or one of any customer for staff (A16, D24, E18). Answers 1.
 * @throws {NotFoundError} no such address, or another customer's (B11)
 */
export async function saveAddress(draft: DeliveryAddressDraft, context: Context): Promise<1> {
  const { customer, staff } = context.caller;
  if (!context.shop.hot().countryById.has(draft.countryId)) {
    throw new InvalidInputError([{ field: 'countryId', message: 'Country is required' }]);
  }
  if (customer !== null && (draft.customerId === undefined || draft.customerId === customer.id)) {
    await saveOwnAddress(customer.id, draft, context);
  } else if (staff !== null) {
    await saveForCustomer(staff, draft, context);
  } else {
    throw new NotFoundError('The customer');
  }
  return 1;
}

async function saveOwnAddress(customerId: number, draft: DeliveryAddressDraft, { shop }: Context): Promise<void> {
  const now = shop.clock.now();
  if (draft.id === 0) await insertAddress(shop.db, customerId, textOf(draft), now);
  else if (!(await updateOwnAddress(shop.db, { addressId: draft.id, customerId }, textOf(draft), now))) {
    throw new NotFoundError('The delivery address');
  }
}

async function saveForCustomer(staff: SignedInStaff, draft: DeliveryAddressDraft, context: Context): Promise<void> {
  const { shop } = context;
  const now = shop.clock.now();
  if (draft.customerId !== undefined) await requireCustomerId(draft.customerId, context);
  await inTransaction(shop.db, async (tx) => {
    const before = draft.id === 0 ? undefined : await findAnyAddress(tx, draft.id);
    const customerId = draft.customerId ?? before?.customerId;
    if (customerId === undefined || (draft.id !== 0 && before?.customerId !== customerId)) {
      throw new NotFoundError('The delivery address');
    }
    const addressId = before?.id ?? (await insertAddress(tx, customerId, textOf(draft), now));
    if (before !== undefined) await updateOwnAddress(tx, { addressId, customerId }, textOf(draft), now);
    await recordChange(tx, staff, now, {
      action: before === undefined ? 'added' : 'saved',
      entity: 'delivery address',
      entityId: addressId,
      before: before ?? null,
      after: (await findAnyAddress(tx, addressId)) ?? null,
    });
  });
}

function textOf({
  contactName,
  line1,
  line2 = '',
  region = '',
  postcode,
  countryId,
}: DeliveryAddressDraft): AddressText {
  return { contactName, line1, line2, region, postcode, countryId };
}
