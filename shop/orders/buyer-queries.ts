import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { customers, deliveryAddresses } from '../accounts/tables.ts';
import { countries } from '../reference-data/tables.ts';
import { preparedOnce } from '../frame/prepared.ts';

/** What an order copies of its customer, and the address that they chose where it is their own (B9, B11). */
export async function getBuyer(tx: Db, customerId: number, addressId: number) {
  const [buyer] = await prepared(tx).execute({ customerId, addressId });
  if (buyer === undefined) throw new Error(`Customer ${customerId} is logged in and is gone.`);
  return buyer;
}
export type Buyer = Awaited<ReturnType<typeof getBuyer>>;

const prepared = preparedOnce((db) => {
  const home = alias(countries, 'home');
  return db
    .select({
      firstName: customers.firstName,
      surname: customers.surname,
      company: customers.company,
      email: customers.email,
      /** Of the account's country: it decides about coupons (D5). */
      continent: home.continent,
      address: {
        id: deliveryAddresses.id,
        contactName: deliveryAddresses.contactName,
        line1: deliveryAddresses.line1,
        line2: deliveryAddresses.line2,
        region: deliveryAddresses.region,
        postcode: deliveryAddresses.postcode,
        countryId: deliveryAddresses.countryId,
      },
      addressCountry: { id: countries.id, name: countries.name, continent: countries.continent },
    })
    .from(customers)
    .innerJoin(home, eq(home.id, customers.countryId))
    .leftJoin(
      deliveryAddresses,
      and(eq(deliveryAddresses.id, sql.placeholder('addressId')), eq(deliveryAddresses.customerId, customers.id)),
    )
    .leftJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .where(eq(customers.id, sql.placeholder('customerId')))
    .prepare('buyer');
});
