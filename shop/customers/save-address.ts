import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../audit/record-change.ts';
import { requireUnchanged } from '../audit/require-unchanged.ts';
import { InvalidInputError, NotFoundError } from '../kernel/errors.ts';
import type { OperationContext } from '../frame/operation.ts';
import type { SignedInStaff } from '../frame/shop.ts';
import { requireCustomerId } from '../accounts/customer-key.ts';
import { type AddressText, findAnyAddress, insertAddress, lockOwnAddress, updateAddress } from './address-queries.ts';
import type { DeliveryAddress, DeliveryAddressDraft } from './paths.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/**
 * Saves an address of the signed-in customer, or one of any customer for staff (A16, D24, E18). Answers 1.
 * @throws {NotFoundError}   no such address, or another customer's (B11)
 * @throws {StaleSaveError}  somebody else saved it since the form was filled, where the form says from which version
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
  else await inTransaction(shop.db, (tx) => changeAddress(tx, customerId, draft, now));
}

async function saveForCustomer(staff: SignedInStaff, draft: DeliveryAddressDraft, context: Context): Promise<void> {
  const { shop } = context;
  const now = shop.clock.now();
  if (draft.customerId !== undefined) await requireCustomerId(draft.customerId, context);
  await inTransaction(shop.db, async (tx) => {
    const customerId = draft.customerId ?? (await findAnyAddress(tx, draft.id))?.customerId;
    if (customerId === undefined) throw new NotFoundError('The delivery address');
    const before = draft.id === 0 ? null : await changeAddress(tx, customerId, draft, now);
    if (before === 'as it is') return;
    const addressId = before?.id ?? (await insertAddress(tx, customerId, textOf(draft), now));
    await recordChange(tx, staff, now, {
      action: before === null ? 'added' : 'saved',
      entity: 'delivery address',
      entityId: addressId,
      before,
      after: (await findAnyAddress(tx, addressId)) ?? null,
    });
  });
}

/** Answers the address as it was; or that it is already what is sent: the same copy came twice. */
async function changeAddress(
  tx: Db,
  customerId: number,
  draft: DeliveryAddressDraft,
  now: Date,
): Promise<DeliveryAddress | 'as it is'> {
  const before = await lockOwnAddress(tx, { addressId: draft.id, customerId });
  if (before === undefined) throw new NotFoundError('The delivery address');
  const isLate = draft.version !== undefined && draft.version !== before.version;
  if (isLate && isSameText(textOf(draft), before)) return 'as it is';
  await requireUnchanged(tx, { entity: 'delivery address', entityId: before.id }, draft.version, before);
  await updateAddress(tx, before.id, textOf(draft), now);
  return before;
}

function isSameText(one: AddressText, other: AddressText): boolean {
  return (Object.keys(one) as (keyof AddressText)[]).every((field) => one[field] === other[field]);
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
