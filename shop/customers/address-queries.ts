import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { countries } from '../reference-data/tables.ts';
import type { ListPage, PageRequest } from '../frame/list-page.ts';
import type { DeliveryAddress } from './paths.ts';
import { deliveryAddresses } from '../accounts/tables.ts';

/** What is written of an address; the owner never changes. */
export type AddressText = Omit<DeliveryAddress, 'id' | 'customerId' | 'countryName' | 'version'>;

/** One page of a customer's addresses, the most recently saved first (A16). */
export async function listAddresses(
  db: Db,
  customerId: number,
  { page, pageSize }: PageRequest,
): Promise<ListPage<DeliveryAddress>> {
  const theirs = eq(deliveryAddresses.customerId, customerId);
  const [items, total] = await Promise.all([
    selectAddresses(db, theirs)
      .orderBy(desc(deliveryAddresses.savedAt), desc(deliveryAddresses.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(deliveryAddresses, theirs),
  ]);
  return { items, total };
}

/** All addresses of several customers, the most recently saved first. */
export function listAddressesOf(db: Db, customerIds: number[]): Promise<DeliveryAddress[]> {
  return selectAddresses(db, inArray(deliveryAddresses.customerId, customerIds)).orderBy(
    desc(deliveryAddresses.savedAt),
    desc(deliveryAddresses.id),
  );
}

export async function findOwnAddress(
  db: Db,
  { addressId, customerId }: { addressId: number; customerId: number },
): Promise<DeliveryAddress | undefined> {
  const [row] = await selectAddresses(db, isOwn(addressId, customerId));
  return row;
}

/** Anybody's address: for staff only. */
export async function findAnyAddress(db: Db, addressId: number): Promise<DeliveryAddress | undefined> {
  const [row] = await selectAddresses(db, eq(deliveryAddresses.id, addressId));
  return row;
}

/** The customer's address as it is now; nobody else can save it until the transaction ends. */
export async function lockOwnAddress(
  tx: Db,
  { addressId, customerId }: { addressId: number; customerId: number },
): Promise<DeliveryAddress | undefined> {
  const [row] = await selectAddresses(tx, isOwn(addressId, customerId)).for('update', { of: deliveryAddresses });
  return row;
}

/** Answers the new address's number. */
export async function insertAddress(db: Db, customerId: number, text: AddressText, savedAt: Date): Promise<number> {
  const [row] = await db
    .insert(deliveryAddresses)
    .values({ ...text, customerId, savedAt })
    .returning({ id: deliveryAddresses.id });
  if (row === undefined) throw new Error('An address was inserted and not answered.');
  return row.id;
}

/** Writes an address that was locked before. */
export async function updateAddress(tx: Db, addressId: number, text: AddressText, savedAt: Date): Promise<void> {
  await tx
    .update(deliveryAddresses)
    .set({ ...text, savedAt, version: sql`${deliveryAddresses.version} + 1` })
    .where(eq(deliveryAddresses.id, addressId));
}

function isOwn(addressId: number, customerId: number) {
  return and(eq(deliveryAddresses.id, addressId), eq(deliveryAddresses.customerId, customerId));
}

function selectAddresses(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: deliveryAddresses.id,
      customerId: deliveryAddresses.customerId,
      contactName: deliveryAddresses.contactName,
      line1: deliveryAddresses.line1,
      line2: deliveryAddresses.line2,
      region: deliveryAddresses.region,
      postcode: deliveryAddresses.postcode,
      countryId: deliveryAddresses.countryId,
      countryName: countries.name,
      version: deliveryAddresses.version,
    })
    .from(deliveryAddresses)
    .innerJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .where(condition)
    .$dynamic();
}
