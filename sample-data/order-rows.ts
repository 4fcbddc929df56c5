import { deliveryCharge } from '#shop/delivery/charge.ts';
import type { orderLines, orders } from '#shop/orders/tables.ts';
import { lineTotal, orderTotals, subtotalIn } from '#shop/pricing/totals.ts';
import { momentOf } from './moment.ts';
import type { SampleFiles } from './sample-files.ts';

const CURRENCY_IDS = { usd: 1, gbp: 2, eur: 3 } as const;

/** The sample orders as snapshots, their figures computed by the shop's own rules. */
export function orderRows(sample: SampleFiles, today: Date) {
  const find = {
    customer: byId(sample.customers),
    address: byId(sample.addresses),
    country: byId(sample.countries),
    product: byId(sample.products),
    variant: byId(sample.variants),
  };
  const lines = sample.orderLines.map((line): typeof orderLines.$inferInsert => {
    const product = find.product(line.productId);
    return {
      ...line,
      productName: product.name,
      productDetails: product.details,
      variantDetails: line.variantId === null ? null : find.variant(line.variantId).details,
      lineTotalMinor: lineTotal(line.unitPriceMinor, line.quantity),
    };
  });
  const snapshots = sample.orders.map((order): typeof orders.$inferInsert => {
    const customer = find.customer(order.customerId);
    const address = find.address(order.addressId);
    const country = find.country(address.countryId);
    const coupon = sample.coupons.find(({ code }) => code === order.couponCode) ?? null;
    const currencyId = CURRENCY_IDS[customer.currency];
    const totals = orderTotals({
      lines: lines
        .filter((line) => line.orderId === order.id)
        .map((line) => ({ unitMinor: line.unitPriceMinor, quantity: line.quantity })),
      coupon: coupon === null ? null : { multiplierMicros: coupon.valueMicros },
      deliveryMinor: deliveryCharge(country, {
        unitedKingdomMinor: sample.settings.delivery.unitedKingdom,
        europeMinor: sample.settings.delivery.europe,
      }),
    });
    const rates = { gbpMicros: order.gbpRateMicros, eurMicros: order.eurRateMicros };
    const inCurrency = (currency: 2 | 3) =>
      subtotalIn(currency, { subtotalMinor: totals.subtotalMinor, currency: currencyId, rates });
    return {
      id: order.id,
      customerId: order.customerId,
      status: order.status,
      placedAt: momentOf(order.placed, order.placedAt, today),
      purchaseOrderNumber: order.purchaseOrderNumber,
      firstName: customer.firstName,
      surname: customer.surname,
      company: customer.company,
      email: customer.email,
      deliveryAddressId: address.id,
      deliveryAddress: [
        address.contactName,
        address.line1,
        address.line2,
        address.region,
        address.postcode,
        country.name,
      ]
        .filter((line) => line !== '')
        .join('\n'),
      deliveryCountryId: country.id,
      currencyId,
      priceClass: customer.priceClass as 0 | 1 | 2 | 3,
      gbpRateMicros: order.gbpRateMicros,
      eurRateMicros: order.eurRateMicros,
      couponCode: coupon?.code ?? null,
      couponMultiplierMicros: coupon?.valueMicros ?? null,
      ...totals,
      subtotalGbpMinor: inCurrency(2),
      subtotalEurMinor: inCurrency(3),
    };
  });
  return { orders: snapshots, lines };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): (id: number) => Row {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = rowOf.get(id);
    if (row === undefined) throw new Error(`The sample data names number ${id}, which is not there.`);
    return row;
  };
}
