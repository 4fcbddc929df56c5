import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { cartLines, carts } from '#shop/trade/cart/tables.ts';
import { deliveryCharge } from '#shop/trade/delivery/charge.ts';
import { orderLines, orders } from '#shop/trade/orders/tables.ts';
import { lineTotal } from '#shop/catalogue/pricing/line-total.ts';
import { orderTotals, subtotalIn } from '#shop/catalogue/pricing/totals.ts';
import type { SampleFiles } from '../sample-files.ts';
import { CURRENCY_ID } from './currency.ts';
import { instantOf } from './moment.ts';

type SampleOrder = SampleFiles['orders'][number];
type SampleLine = SampleFiles['orderLines'][number];

/** Orders as if they had been placed in the shop: the closed cart, the snapshot, figures by the shop's rules (D7). */
export async function fillOrders(tx: Db, sample: SampleFiles, today: Date): Promise<void> {
  const linesOf = Map.groupBy(sample.orderLines, (line) => line.orderId);
  await tx.insert(carts).values(
    sample.orders.map((order) => ({
      id: order.id,
      guid: randomUUID(),
      customerId: order.customerId,
      companyId: order.customerId,
      changedAt: instantOf(order.placed, today, order.placedAt),
    })),
  );
  await tx.insert(cartLines).values(
    sample.orderLines.map(({ orderId, productId, variantId, quantity, serial, machine }) => ({
      cartId: orderId,
      productId,
      variantId,
      quantity,
      serial,
      machine,
    })),
  );
  const snapshot = snapshotOf(sample, today);
  await tx.insert(orders).values(sample.orders.map((order) => snapshot(order, linesOf.get(order.id) ?? [])));
  await tx.insert(orderLines).values(orderLineRows(sample));
}

function snapshotOf(sample: SampleFiles, today: Date) {
  const customerById = byId(sample.customers);
  const addressById = byId(sample.addresses);
  const countryById = byId(sample.countries);
  const couponByCode = new Map(sample.coupons.map((coupon) => [coupon.code, coupon]));
  const rates = {
    unitedKingdomMinor: sample.settings.delivery.unitedKingdom,
    europeMinor: sample.settings.delivery.europe,
  };

  return (order: SampleOrder, lines: readonly SampleLine[]) => {
    const customer = requireValue(customerById.get(order.customerId), `customer of order ${order.id}`);
    const address = requireValue(addressById.get(order.addressId), `address of order ${order.id}`);
    const country = requireValue(countryById.get(address.countryId), `country of address ${address.id}`);
    const coupon = order.couponCode === '' ? null : requireValue(couponByCode.get(order.couponCode), order.couponCode);
    const currencyId = CURRENCY_ID[customer.currency];
    const totals = orderTotals({
      lines: lines.map((line) => ({ unitMinor: line.unitPriceMinor, quantity: line.quantity })),
      coupon: coupon === null ? null : { multiplierMicros: coupon.valueMicros },
      deliveryMinor: deliveryCharge(country, rates),
    });
    const own = {
      subtotalMinor: totals.subtotalMinor,
      currency: currencyId,
      rates: { gbpMicros: order.gbpRateMicros, eurMicros: order.eurRateMicros },
    };
    return {
      id: order.id,
      customerId: customer.id,
      companyId: customer.id,
      cartId: order.id,
      status: order.status,
      placedAt: instantOf(order.placed, today, order.placedAt),
      purchaseOrderNumber: order.purchaseOrderNumber,
      firstName: customer.firstName,
      surname: customer.surname,
      company: customer.company,
      email: customer.email,
      deliveryAddressId: address.id,
      deliveryAddress: addressText(address, country.name),
      deliveryCountryId: country.id,
      currencyId,
      priceClass: customer.priceClass,
      gbpRateMicros: order.gbpRateMicros,
      eurRateMicros: order.eurRateMicros,
      couponCode: coupon?.code ?? null,
      couponMultiplierMicros: coupon?.valueMicros ?? null,
      ...totals,
      subtotalGbpMinor: subtotalIn(2, own),
      subtotalEurMinor: subtotalIn(3, own),
    };
  };
}

function orderLineRows({ orderLines: lines, products, variants }: SampleFiles) {
  const productById = byId(products);
  const variantById = byId(variants);
  return lines.map((line) => {
    const product = requireValue(productById.get(line.productId), `product of a line of order ${line.orderId}`);
    return {
      ...line,
      productName: product.name,
      productIntro: product.intro,
      productDetails: product.details,
      unit: product.unit,
      variantDetails: line.variantId === null ? null : (variantById.get(line.variantId)?.details ?? null),
      lineTotalMinor: lineTotal(line.unitPriceMinor, line.quantity),
    };
  });
}

function addressText(address: SampleFiles['addresses'][number], countryName: string): string {
  const { contactName, line1, line2, region, postcode } = address;
  return [contactName, line1, line2, region, postcode, countryName].filter((line) => line !== '').join('\n');
}

function byId<T extends { id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function requireValue<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The sample files do not contain ${what}`);
  return value;
}
