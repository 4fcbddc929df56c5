import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import { createHash } from 'node:crypto';
import { chargesIn, totalsOf } from '../../base/money/adjustments.ts';
import type { FrozenOrder } from '../orders/approval-state.ts';
import type { Snapshot } from '../order-placing/snapshot.ts';

/** Snapshot of an order that awaits approval, which its approver must see unchanged. */
export function freezeOrder({ order, lines, tax }: Snapshot): FrozenOrder {
  const { goodsMinor, adjustments, deliveryAddress } = order;
  return {
    ...eachOrderField((name) => order[name] ?? null),
    ...totalsOf(goodsMinor, adjustments),
    ...(tax === undefined ? {} : { tax }),
    deliveryAddress,
    lines: lines.map((line) => ({
      productId: line.productId,
      productName: line.productName,
      productIntro: line.productIntro ?? null,
      productDetails: line.productDetails,
      variantId: line.variantId ?? null,
      variantDetails: line.variantDetails ?? null,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      lineTotalMinor: line.lineTotalMinor,
      serial: line.serial ?? '',
      machine: line.machine ?? '',
      ownNumber: line.ownNumber ?? null,
      unit: line.unit ?? null,
    })),
  };
}

/**
 * Checksum of everything an approver agrees to: parts, quantities, prices, figures, address, reference and the
 * company's order fields. Texts that describe a part are not included.
 */
export function stampOf({ order, lines, tax }: Snapshot): string {
  // Requests from before buyers chose the shipping keep their stamp.
  const { shipping, ...others } = eachOrderField((name) => order[name] ?? null);
  const fields = [...Object.values(others), ...(shipping === null ? [] : [shipping])];
  const charges = chargesIn(order.adjustments);
  const agreed = [
    order.currencyId,
    [order.goodsMinor, order.discountMinor, order.deliveryMinor, order.totalMinor],
    ...(charges.length === 0 ? [] : [charges]), // as before if there are none
    [order.deliveryAddress, order.purchaseOrderNumber, order.couponCode],
    ...(fields.some((field) => field != null) ? [fields] : []), // likewise
    ...(tax === undefined ? [] : [[tax.taxReason, tax.taxRateBasisPoints, tax.taxMinor]]), // likewise
    lines.map((line) => [
      line.productName,
      line.variantDetails,
      line.quantity,
      line.unitPriceMinor,
      line.serial,
      line.machine,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 32);
}
