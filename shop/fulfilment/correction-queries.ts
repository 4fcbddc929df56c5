import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { OrderFieldRules } from '../accounts/order-fields.ts';
import { companies, deliveryAddresses, FIELD_RULE_COLUMNS } from '../accounts/tables.ts';
import { addressText } from '../orders/address-text.ts';
import { orderProgress, orders, orderVersions } from '../orders/tables.ts';
import { countries } from '../reference-data/tables.ts';

/** What an order's figures are made by besides its lines: of its snapshot, and as its last version left it. */
export type SnapshotTerms = Awaited<ReturnType<typeof findSnapshotTerms>>;

export async function findSnapshotTerms(tx: Db, orderId: number) {
  const present = <Value>(of: unknown, placed: unknown) => sql<Value>`coalesce(${of}, ${placed})`;
  const [row] = await tx
    .select({
      couponMultiplierMicros: orders.couponMultiplierMicros,
      gbpMicros: orders.gbpRateMicros,
      eurMicros: orders.eurRateMicros,
      deliveryCountryId: present<number>(orderVersions.deliveryCountryId, orders.deliveryCountryId),
      deliveryMinor: present<string>(orderVersions.deliveryMinor, orders.deliveryMinor).mapWith(Number),
      advisedMinor: orderProgress.advisedDeliveryMinor,
    })
    .from(orders)
    .innerJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .leftJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.version, orderProgress.version)),
    )
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error(`Order ${orderId} is locked and is gone.`);
  const { gbpMicros, eurMicros, ...rest } = row;
  return { ...rest, deliveryMinor: rest.deliveryMinor || null, rates: { gbpMicros, eurMicros } };
}

/** What the order's company asks for with an order (H4). */
export async function findFieldRules(tx: Db, orderId: number): Promise<OrderFieldRules> {
  const [row] = await tx
    .select(FIELD_RULE_COLUMNS)
    .from(companies)
    .innerJoin(orders, eq(orders.companyId, companies.id))
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error(`Order ${orderId} is locked and is gone.`);
  return row;
}

/** An address of the order's company, as an order keeps it; undefined: none of theirs. */
export async function findTarget(tx: Db, orderId: number, addressId: number) {
  const [row] = await tx
    .select({
      contactName: deliveryAddresses.contactName,
      line1: deliveryAddresses.line1,
      line2: deliveryAddresses.line2,
      region: deliveryAddresses.region,
      postcode: deliveryAddresses.postcode,
      country: { id: countries.id, name: countries.name, continent: countries.continent },
    })
    .from(deliveryAddresses)
    .innerJoin(orders, eq(orders.companyId, deliveryAddresses.companyId))
    .innerJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .where(and(eq(orders.id, orderId), eq(deliveryAddresses.id, addressId)));
  return row === undefined ? undefined : { text: addressText(row, row.country.name), country: row.country };
}
