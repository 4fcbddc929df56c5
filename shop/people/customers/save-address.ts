import { type Db, inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { SignedInCustomer, SignedInStaff } from '../../base/operations/shop.ts';
import { requireMember } from '../accounts/customer-key.ts';
import {
  type AddressOwner,
  type AddressText,
  findAddressOwner,
  findAnyAddress,
  insertAddress,
  lockOwnAddress,
  updateAddress,
} from './address-queries.ts';
import type { DeliveryAddress, DeliveryAddressDraft } from './paths.ts';
import { message } from '../../base/messages/message.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/**
 * Saves an address of the logged-in customer, or of any customer for staff (A16, D24, E18). Returns its id.
 * @throws {NotFoundError} no such address, or another customer's (B11)
 * @throws {StaleSaveError} another person saved it since the version that the form was filled from
 */
export async function saveAddress(draft: DeliveryAddressDraft, context: Context): Promise<{ id: number }> {
  const { customer, staff } = context.caller;
  if (!context.shop.hot().countryById.has(draft.countryId)) {
    throw new InvalidInputError([{ field: 'countryId', message: message('rule.required.country') }]);
  }
  if (customer !== null && (draft.customerId === undefined || draft.customerId === customer.id)) {
    return { id: await saveOwnAddress(customer, draft, context) };
  }
  if (staff === null) throw new NotFoundError('customer');
  return { id: await saveForCustomer(staff, draft, context) };
}

function saveOwnAddress(customer: SignedInCustomer, draft: DeliveryAddressDraft, { shop }: Context): Promise<number> {
  const owner = { customerId: customer.id, companyId: customer.companyId };
  return inTransaction(shop.db, (tx) => writeAddress(tx, owner, draft, customerAsAuthor(customer), shop.clock.now()));
}

async function saveForCustomer(staff: SignedInStaff, draft: DeliveryAddressDraft, context: Context): Promise<number> {
  const { shop } = context;
  const member = draft.customerId === undefined ? undefined : await requireMember(draft.customerId, context);
  return inTransaction(shop.db, async (tx) => {
    const owner = member ?? (await findAddressOwner(tx, draft.id));
    if (owner === undefined) throw new NotFoundError('delivery-address');
    return writeAddress(tx, owner, draft, staff, shop.clock.now());
  });
}

/** Returns the address's id. */
async function writeAddress(
  tx: Db,
  owner: AddressOwner,
  draft: DeliveryAddressDraft,
  by: ChangedBy,
  now: Date,
): Promise<number> {
  const before = draft.id === 0 ? null : await changeAddress(tx, owner.companyId, draft, now);
  if (before === 'as it is') return draft.id;
  const addressId = before?.id ?? (await insertAddress(tx, owner, textOf(draft), now));
  await recordChange(tx, by, now, {
    action: before === null ? 'added' : 'saved',
    entity: 'delivery address',
    entityId: addressId,
    before,
    after: (await findAnyAddress(tx, addressId)) ?? null,
  });
  return addressId;
}

/**
 * Returns the address before the change; or reports that it already has these values, because the same request came
 * twice.
 */
async function changeAddress(
  tx: Db,
  companyId: number,
  draft: DeliveryAddressDraft,
  now: Date,
): Promise<DeliveryAddress | 'as it is'> {
  const before = await lockOwnAddress(tx, { addressId: draft.id, companyId });
  if (before === undefined) throw new NotFoundError('delivery-address');
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
