import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { countries } from '../../base/reference-data/tables.ts';
import type { ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import type { DeliveryAddress } from './paths.ts';
import { deliveryAddresses } from '../accounts/tables.ts';

/** Owner of an address: a company, and the member who created it. */
export interface AddressOwner {
  companyId: number;
  customerId: number;
}

/** Writable values of an address; the owner never changes. */
export type AddressText = Omit<
  DeliveryAddress,
  'id' | 'customerId' | 'countryName' | 'townLines' | 'isDefault' | 'version'
>;

/** One page of a company's addresses, most recently saved first (A16). */
export async function listAddresses(
  db: Db,
  companyId: number,
  { page, pageSize }: PageRequest,
): Promise<ListPage<DeliveryAddress>> {
  const theirs = eq(deliveryAddresses.companyId, companyId);
  const [items, total] = await Promise.all([
    selectAddresses(db, theirs)
      .orderBy(desc(deliveryAddresses.savedAt), desc(deliveryAddresses.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(deliveryAddresses, theirs),
  ]);
  return { items, total };
}

/** All addresses of several companies, most recently saved first. */
export function listAddressesOf(
  db: Db,
  companyIds: number[],
): Promise<{ companyId: number; address: DeliveryAddress }[]> {
  return db
    .select({ companyId: deliveryAddresses.companyId, address: ADDRESS })
    .from(deliveryAddresses)
    .innerJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .where(inArray(deliveryAddresses.companyId, companyIds))
    .orderBy(desc(deliveryAddresses.savedAt), desc(deliveryAddresses.id));
}

export async function findOwnAddress(
  db: Db,
  { addressId, companyId }: { addressId: number; companyId: number },
): Promise<DeliveryAddress | undefined> {
  const [row] = await selectAddresses(db, isOwn(addressId, companyId));
  return row;
}

/** Any address, for staff only. */
export async function findAnyAddress(db: Db, addressId: number): Promise<DeliveryAddress | undefined> {
  const [row] = await selectAddresses(db, eq(deliveryAddresses.id, addressId));
  return row;
}

/** The owner of an address, for staff. */
export async function findAddressOwner(db: Db, addressId: number): Promise<AddressOwner | undefined> {
  const { companyId, customerId } = deliveryAddresses;
  const [owner] = await db
    .select({ companyId, customerId })
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.id, addressId));
  return owner;
}

/** Locks the company's address until the transaction ends. */
export async function lockOwnAddress(
  tx: Db,
  { addressId, companyId }: { addressId: number; companyId: number },
): Promise<DeliveryAddress | undefined> {
  const [row] = await selectAddresses(tx, isOwn(addressId, companyId)).for('update', { of: deliveryAddresses });
  return row;
}

/** Returns the new address's id. */
export async function insertAddress(db: Db, owner: AddressOwner, text: AddressText, savedAt: Date): Promise<number> {
  const [row] = await db
    .insert(deliveryAddresses)
    .values({ ...text, ...owner, savedAt })
    .returning({ id: deliveryAddresses.id });
  if (row === undefined) throw new Error('An address was inserted, but not returned.');
  return row.id;
}

/** Updates an address that was locked before. */
export async function updateAddress(tx: Db, addressId: number, text: AddressText, savedAt: Date): Promise<void> {
  await tx
    .update(deliveryAddresses)
    .set({ ...text, savedAt, version: sql`${deliveryAddresses.version} + 1` })
    .where(eq(deliveryAddresses.id, addressId));
}

/** Returns whether the company had such an address. */
export async function deleteOwnAddress(db: Db, addressId: number, companyId: number): Promise<boolean> {
  const gone = await db
    .delete(deliveryAddresses)
    .where(isOwn(addressId, companyId))
    .returning({ id: deliveryAddresses.id });
  return gone.length === 1;
}

/** Makes one of the company's addresses its default, or none (0); returns whether it exists. */
export async function markDefault(tx: Db, addressId: number, companyId: number): Promise<boolean> {
  // Locks all of them in one order, so that concurrent choices wait for each other and only one default remains.
  const theirs = await tx
    .select({ id: deliveryAddresses.id })
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.companyId, companyId))
    .orderBy(deliveryAddresses.id)
    .for('update');
  if (addressId !== 0 && !theirs.some(({ id }) => id === addressId)) return false;
  await tx
    .update(deliveryAddresses)
    .set({ isDefault: false })
    .where(and(eq(deliveryAddresses.companyId, companyId), eq(deliveryAddresses.isDefault, true)));
  await tx.update(deliveryAddresses).set({ isDefault: true }).where(isOwn(addressId, companyId));
  return true;
}

function isOwn(addressId: number, companyId: number) {
  return and(eq(deliveryAddresses.id, addressId), eq(deliveryAddresses.companyId, companyId));
}

const ADDRESS = {
  id: deliveryAddresses.id,
  customerId: deliveryAddresses.customerId,
  contactName: deliveryAddresses.contactName,
  line1: deliveryAddresses.line1,
  line2: deliveryAddresses.line2,
  region: deliveryAddresses.region,
  postcode: deliveryAddresses.postcode,
  countryId: deliveryAddresses.countryId,
  countryName: countries.name,
  isDefault: deliveryAddresses.isDefault,
  version: deliveryAddresses.version,
};

function selectAddresses(db: Db, condition: SQL | undefined) {
  return db
    .select(ADDRESS)
    .from(deliveryAddresses)
    .innerJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .where(condition)
    .$dynamic();
}
