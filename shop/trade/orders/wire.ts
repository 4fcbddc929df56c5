import { orderFieldDraftWire, orderFieldWire } from '../../people/accounts/order-field-wire.ts';
import { orZero } from '../../base/fields/field-wire.ts';
import { variantFlag, variantIdOrNone } from '../cart/chosen-variant.ts';
import {
  amount,
  bool,
  coded,
  describeColumn,
  day,
  giveExample,
  flag,
  groupMembers,
  guidText,
  integer,
  listOf,
  moment,
  nested,
  nullable,
  optional,
  text,
  type WireColumn,
  wireBody,
  type WireKind,
  wireRecord,
  computeColumn,
} from '../../base/wire/wire-format.ts';
import type { SoldKitPart } from '../../catalogue/kits/kit-part.ts';
import type { Adjustment, OrderTotals } from '../../base/money/adjustments.ts';
import { taxWire } from '../../base/tax/wire.ts';
import { promiseWire } from '../../catalogue/stock/promise-wire.ts';
import type { OrderHeader, OrderItem, OrderLine } from './order.ts';
import type { OrderChange, OrderVersion } from '../order-versions/order-version.ts';
import type { OrderMarks, OrderRequest } from './paths.ts';
import type { ListedOrder } from '../staff-orders/staff-paths.ts';
import type { Quote } from './answers.ts';

/** Date in documented calls for an order that has not been shipped (B9). */
const NOT_DESPATCHED = '2001-01-01';

const dayOrFixed: WireKind<string | null> = {
  ...day,
  ours: day.ours.nullable(),
  encode: (known) => known ?? NOT_DESPATCHED,
};

const orderChangeWire = wireRecord<OrderChange>('SaleChange', [
  ['what', 'what', text],
  ['part', 'part', nullable(text)],
  ['before', 'before', nullable(text)],
  ['after', 'after', nullable(text)],
  ['beforeMinor', 'beforeAmount', nullable(amount)],
  ['afterMinor', 'afterAmount', nullable(amount)],
]);

/** The last correction of an order (L5). */
const orderVersionWire = wireRecord<OrderVersion>('SaleVersion', [
  ['number', 'versionNumber', integer],
  ['madeAt', 'madeAt', moment],
  ['why', 'versionReason', text],
  ['changes', 'changes', listOf(orderChangeWire)],
]);

const adjustmentWire = wireRecord<Adjustment>('SaleAdjustment', [
  ['kind', 'kind', text],
  ['amountMinor', 'amount', nullable(amount)],
  ['isTaxed', 'isTaxed', bool],
]);

/** Totals under their documented names: discount and delivery have names of their own (D60). */
const TOTALS: readonly WireColumn<OrderTotals>[] = [
  ['goodsMinor', 'goods', amount],
  ['discountMinor', 'discountApplied', amount],
  ['subtotalMinor', 'subTotal', amount],
  ['deliveryMinor', 'deliveryCharge', orZero(amount)],
  ['adjustments', 'adjustments', listOf(adjustmentWire)],
  ['totalMinor', 'total', amount],
];

const SALE: readonly WireColumn<OrderHeader>[] = [
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
  ['version', 'saleVersion', nullable(nested(orderVersionWire))],
  ['status', 'saleComplete', coded({ complete: 1, pending: 0 })],
  ['state', 'saleState', text],
  ['despatchedOn', 'saleDespatch', dayOrFixed],
  ['cartGuid', 'cartGuid', nullable(guidText)],
  ['deliveryAddressId', 'deliveryID', nullable(integer)],
  ['currency', 'currencyID', integer],
  ['purchaseOrderNumber', 'poNumber', text],
  ...TOTALS,
  ['couponCode', 'discountcouponused', nullable(text)],
  ['tax', 'tax', optional(nested(taxWire))],
  ['deliveryAddress', 'deliveryAddress', text],
  ['productsBought', 'productsBought', text],
  ['hasPurchaseOrder', 'hasPurchaseOrder', bool],
  ...orderFieldWire,
  ['placedByStaff', 'placedByStaff', nullable(text)],
  ['quotationId', 'quotationID', optional(integer)],
  ['billingAddress', 'billingAddress', nullable(text)],
  ['paymentDays', 'paymentDays', nullable(integer)],
  ['paymentTerms', 'paymentTerms', nullable(text)],
  ['waitsForCredit', 'waitsForCredit', bool],
];

export const saleWire = wireRecord<OrderHeader>('Sale', SALE);

/** For staff only: customers never learn of notes. */
export const listedSaleWire = wireRecord<ListedOrder>('ListedSale', [...SALE, ['hasNote', 'hasNote', bool]]);

const soldProductWire = wireRecord<OrderLine>('SoldProduct', [
  ['productId', 'productID', integer],
  ['productName', 'productName', text],
  ['productIntro', 'productIntro', nullable(text)],
  ['productDetails', 'productDetails', text],
]);

const kitPartWire = wireRecord<SoldKitPart>('SaleKitPart', [
  ['productId', 'productID', integer],
  ['productName', 'productName', text],
  ['productIntro', 'productIntro', text],
  ['quantity', 'productQuantity', describeColumn('Quantity in one kit.', integer)],
]);

export const saleItemWire = wireRecord<OrderItem>('SaleItem', [
  ['id', 'saleItemID', integer],
  ['orderId', 'saleID', integer],
  ['productId', 'productID', integer],
  ['productName', 'productName', text],
  groupMembers('product', soldProductWire),
  ['quantity', 'productQuantity', integer],
  ['unitPriceMinor', 'salePrice', giveExample(30.34, amount)],
  ['lineTotalMinor', 'subTotal', giveExample(91.02, amount)],
  ['deliveryMinor', 'deliveryCharge', orZero(amount)],
  computeColumn(variantFlag, 'productVariantID', integer),
  ['variantId', 'subProductVariantID', variantIdOrNone],
  ['variantDetails', 'subProductVariantDetails', nullable(text)],
  ['serial', 'serial', text],
  ['machine', 'machine', text],
  ['promise', 'deliveryPromise', nullable(promiseWire)],
  ['ownNumber', 'ownNumber', nullable(text)],
  ['unit', 'salesUnit', nullable(text)],
  ['kitParts', 'kitParts', nullable(listOf(kitPartWire))],
]);

// The documented body has more fields: date, state, totals, discount, address text. The server computes all of them
// (D12).
export const saleDraftWire = wireBody<OrderRequest>('SaleDraft', [
  ['cartGuid', 'cartGuid', guidText],
  ['deliveryAddressId', 'deliveryID', integer],
  ['purchaseOrderNumber', 'PONumber', text],
  ['couponCode', 'discountcouponused', text],
  ...orderFieldDraftWire,
  ['expectedTotalMinor', 'expectedTotal', amount],
  ['expectedTotalWithTaxMinor', 'expectedTotalWithTax', amount],
  ['termsVersion', 'termsVersion', integer],
  ['orderAsBusiness', 'orderAsBusiness', flag()],
]);

export const saleItemMarksWire = wireBody<OrderMarks & { variantChosen?: boolean }>('SaleItemDraft', [
  ['orderId', 'saleID', integer],
  ['productId', 'ProductID', integer],
  ['variantChosen', 'productVariantID', flag()],
  ['variantId', 'subProductVariantID', variantIdOrNone],
  ['serial', 'serial', text],
  ['machine', 'machine', text],
]);

/** The new figures of a refused order, under the names of a sale (D29). */
export const figuresWire = wireRecord<Quote>('SaleFigures', [
  ['currency', 'currencyID', integer],
  ...TOTALS,
  ['tax', 'tax', optional(nested(taxWire))],
]);

export const saleStatusWire = wireBody<{ orderId: number; status: OrderHeader['status'] }>('SaleStatus', [
  ['orderId', 'saleID', integer],
  ['status', 'saleComplete', coded({ complete: 1, pending: 0 })],
]);

export const saleNoteWire = wireBody<{ orderId: number; note: string }>('SaleNote', [
  ['orderId', 'saleID', integer],
  ['note', 'note', text],
]);

export const saleMailWire = wireBody<{ orderId: number }>('SaleMail', [['orderId', 'saleID', integer]]);
