import { z } from 'zod';
import { variantFlag, variantIdOrNone } from '../cart/chosen-variant.ts';
import {
  amount,
  bool,
  coded,
  day,
  flag,
  guidText,
  integer,
  moment,
  nested,
  nullable,
  text,
  wireBody,
  wireRecord,
  computed,
} from '../frame/wire-format.ts';
import type { OrderHeader, OrderItem, OrderLine, Quote } from './order.ts';
import type { OrderMarks, OrderRequest } from './paths.ts';

export const saleWire = wireRecord<OrderHeader>('Sale', [
  ['id', 'saleID', integer],
  ['reference', 'reference', text],
  ['firstProductId', 'productID', integer],
  ['customerId', 'userID', integer],
  ['customerGuid', 'userGuid', guidText],
  ['firstName', 'userFirstname', text],
  ['surname', 'userSurname', text],
  ['company', 'userHouseNo', text],
  ['email', 'userEmail', text],
  ['subtotalGbpMinor', 'saleGBPTotal', amount],
  ['subtotalEurMinor', 'saleEuroTotal', amount],
  ['placedAt', 'saleDate', moment],
  ['status', 'saleComplete', coded({ complete: 1, pending: 0 })],
  ['despatchedOn', 'saleDespatch', day],
  ['cartGuid', 'cartGuid', nullable(guidText)],
  ['deliveryAddressId', 'deliveryID', nullable(integer)],
  ['currency', 'currencyID', integer],
  ['purchaseOrderNumber', 'poNumber', text],
  ['goodsMinor', 'goods', amount],
  ['discountMinor', 'discountApplied', amount],
  ['couponCode', 'discountcouponused', nullable(text)],
  ['subtotalMinor', 'subTotal', amount],
  ['deliveryMinor', 'deliveryCharge', amount],
  ['totalMinor', 'total', amount],
  ['deliveryAddress', 'deliveryAddress', text],
  ['productsBought', 'productsBought', text],
  ['hasPurchaseOrder', 'hasPurchaseOrder', bool],
]);

const soldProductWire = wireRecord<OrderLine>('SoldProduct', [
  ['productId', 'productID', integer],
  ['productName', 'productName', text],
  ['productIntro', 'productIntro', nullable(text)],
  ['productDetails', 'productDetails', text],
]);

export const saleItemWire = wireRecord<OrderItem>('SaleItem', [
  ['id', 'saleItemID', integer],
  ['orderId', 'saleID', integer],
  ['productId', 'productID', integer],
  ['productName', 'productName', text],
  computed((item) => item, 'product', nested(soldProductWire)),
  ['quantity', 'productQuantity', integer],
  ['unitPriceMinor', 'salePrice', amount],
  ['lineTotalMinor', 'subTotal', amount],
  ['deliveryMinor', 'deliveryCharge', amount],
  computed(variantFlag, 'productVariantID', integer),
  ['variantId', 'subProductVariantID', variantIdOrNone],
  ['variantDetails', 'subProductVariantDetails', nullable(text)],
  ['serial', 'serial', text],
  ['machine', 'machine', text],
]);

// The documented body has more: date, state, totals, discount, address text. All of that is the server's to say (D12).
export const saleDraftWire = wireBody<OrderRequest>('SaleDraft', [
  ['cartGuid', 'cartGuid', guidText],
  ['deliveryAddressId', 'deliveryID', integer],
  ['purchaseOrderNumber', 'PONumber', text],
  ['couponCode', 'discountcouponused', text],
  ['expectedTotalMinor', 'expectedTotal', amount],
]);

export const saleItemMarksWire = wireBody<OrderMarks & { variantChosen?: boolean }>('SaleItemDraft', [
  ['orderId', 'saleID', integer],
  ['productId', 'ProductID', integer],
  ['variantChosen', 'productVariantID', flag()],
  ['variantId', 'subProductVariantID', variantIdOrNone],
  ['serial', 'serial', text],
  ['machine', 'machine', text],
]);

/** The new figures of a refused order, under the names that a sale has (D29). */
export const figuresWire = wireRecord<Quote>('SaleFigures', [
  ['currency', 'currencyID', integer],
  ['goodsMinor', 'goods', amount],
  ['discountMinor', 'discountApplied', amount],
  ['subtotalMinor', 'subTotal', amount],
  ['deliveryMinor', 'deliveryCharge', amount],
  ['totalMinor', 'total', amount],
]);

/** An extra call of ours: it speaks our words everywhere. */
export const quoteSchema = z
  .object({
    currency: z.literal([1, 2, 3]),
    goodsMinor: z.int(),
    discountMinor: z.int(),
    subtotalMinor: z.int(),
    deliveryMinor: z.int(),
    totalMinor: z.int(),
    coupon: z.object({ code: z.string(), refusal: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Quote' });

export const saleStatusWire = wireBody<{ orderId: number; status: OrderHeader['status'] }>('SaleStatus', [
  ['orderId', 'saleID', integer],
  ['status', 'saleComplete', coded({ complete: 1, pending: 0 })],
]);

export const saleNoteWire = wireBody<{ orderId: number; note: string }>('SaleNote', [
  ['orderId', 'saleID', integer],
  ['note', 'note', text],
]);

export const saleMailWire = wireBody<{ orderId: number }>('SaleMail', [['orderId', 'saleID', integer]]);
