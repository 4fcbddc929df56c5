import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { OrderFieldRules } from '../../people/accounts/order-fields.ts';
import { companies, deliveryAddresses, FIELD_RULE_COLUMNS } from '../../people/accounts/tables.ts';
import { addressText } from '../orders/address-text.ts';
import { currentOrders, taxOf } from '../orders/current-orders.ts';
import { stampIn } from '../order-placing/order-tax.ts';
import { isVatOfOrderAccepted } from '../order-placing/tax-numbers.ts';
import { countries } from '../../base/reference-data/tables.ts';

/** Inputs of an order's totals besides its lines: from its snapshot and its last version. */
export type SnapshotTerms = Awaited<ReturnType<typeof findSnapshotTerms>>;

export async function findSnapshotTerms(tx: Db, orderId: number) {
  const [row] = await tx
    .select({
      couponMultiplierMicros: currentOrders.couponMultiplierMicros,
      gbpMicros: currentOrders.gbpRateMicros,
      eurMicros: currentOrders.eurRateMicros,
      deliveryCountryId: currentOrders.deliveryCountryId,
      deliveryMinor: currentOrders.deliveryMinor,
      advisedMinor: currentOrders.advisedDeliveryMinor,
      taxed: taxOf(currentOrders),
      isVatAccepted: isVatOfOrderAccepted,
    })
    .from(currentOrders)
    .where(eq(currentOrders.id, orderId));
  if (row === undefined) throw new Error(`Order ${orderId} is locked and does not exist.`);
  const { gbpMicros, eurMicros, taxed, isVatAccepted, ...rest } = row;
  const chargedMinor = (rest.deliveryMinor ?? 0) - (rest.advisedMinor ?? 0); // by the shop's own rates
  const tax = { stamp: stampIn(taxed), taxReason: taxed.taxReason, isVatAccepted };
  return { ...rest, deliveryMinor: chargedMinor || null, rates: { gbpMicros, eurMicros }, tax };
}

/** Finds the order field rules of the order's company (H4). */
export async function findFieldRules(tx: Db, orderId: number): Promise<OrderFieldRules> {
  const [row] = await tx
    .select(FIELD_RULE_COLUMNS)
    .from(companies)
    .innerJoin(currentOrders, eq(currentOrders.companyId, companies.id))
    .where(eq(currentOrders.id, orderId));
  if (row === undefined) throw new Error(`Order ${orderId} is locked and does not exist.`);
  return row;
}

/** An address of the order's company, in the form that an order stores; undefined: not theirs. */
export async function findTarget(tx: Db, orderId: number, addressId: number) {
  const [row] = await tx
    .select({
      contactName: deliveryAddresses.contactName,
      line1: deliveryAddresses.line1,
      line2: deliveryAddresses.line2,
      region: deliveryAddresses.region,
      postcode: deliveryAddresses.postcode,
      country: { id: countries.id, name: countries.name, continent: countries.continent, iso2: countries.iso2 },
    })
    .from(deliveryAddresses)
    .innerJoin(currentOrders, eq(currentOrders.companyId, deliveryAddresses.companyId))
    .innerJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .where(and(eq(currentOrders.id, orderId), eq(deliveryAddresses.id, addressId)));
  if (row === undefined) return undefined;
  const { country, postcode } = row;
  return { text: addressText(row, country.name), country, postcode };
}
