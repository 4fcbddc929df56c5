import { z } from 'zod';
import { orderFieldBodyShape, orderFieldShape } from '../../people/accounts/order-field-wire.ts';
import { SALES_UNITS } from '../../catalogue/parts/sales-unit.ts';
import { documentedPromiseSchema } from '../../catalogue/stock/promise-wire.ts';
import { ADJUSTMENT_KINDS } from '../../base/money/adjustments.ts';
import { saleTaxSchema } from '../../base/tax/answers.ts';
import { calledOnWire, grouped, notOnWire } from '../../base/wire/wire-members.ts';
import {
  amountLike,
  coded,
  flag,
  moment,
  numberOf,
  orZero,
  scaledOrNone,
  wordOf,
} from '../../base/wire/wire-values.ts';
import { variantFlag, variantIdOrNone } from '../cart/chosen-variant.ts';
import { CHANGED_THINGS } from '../order-versions/order-version.ts';
import { ORDER_STATES } from './progress.ts';

/** Date in documented calls for an order that has not been shipped (B9). */
const NOT_DESPATCHED = '2001-01-01';

const dayOrFixed = z.codec(z.iso.date(), z.iso.date().nullable(), {
  decode: (day) => day,
  encode: (known) => known ?? NOT_DESPATCHED,
});

const saleChange = z
  .object({
    what: wordOf(CHANGED_THINGS),
    part: z.string().nullable(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    beforeMinor: scaledOrNone,
    afterMinor: scaledOrNone,
  })
  .meta({ id: 'SaleChange' });

/** The last correction of an order (L5). */
const saleVersion = z
  .object({
    number: calledOnWire('versionNumber', z.int()),
    madeAt: moment,
    why: calledOnWire('versionReason', z.string()),
    changes: z.array(saleChange),
  })
  .meta({ id: 'SaleVersion' });

const saleAdjustment = z
  .object({ kind: wordOf(ADJUSTMENT_KINDS), amountMinor: scaledOrNone, isTaxed: z.boolean() })
  .meta({ id: 'SaleAdjustment' });

/** Totals under their documented names: discount and delivery have names of their own (D60). */
const totals = {
  goodsMinor: z.int(),
  discountMinor: z.int(),
  subtotalMinor: z.int(),
  deliveryMinor: orZero,
  adjustments: z.array(saleAdjustment),
  totalMinor: z.int(),
};

const sale = {
  id: calledOnWire('saleID', z.int()),
  reference: z.string(),
  firstProductId: calledOnWire('productID', z.int()),
  customerId: z.int(),
  customerGuid: calledOnWire('userGuid', z.guid()),
  firstName: z.string(),
  surname: z.string(),
  company: calledOnWire('userHouseNo', z.string()),
  email: calledOnWire('userEmail', z.string()),
  subtotalGbpMinor: calledOnWire('saleGBPTotal', z.int()),
  subtotalEurMinor: calledOnWire('saleEuroTotal', z.int()),
  placedAt: calledOnWire('saleDate', moment),
  version: calledOnWire('saleVersion', saleVersion.nullable()),
  status: calledOnWire('saleComplete', coded({ complete: 1, pending: 0 })),
  state: calledOnWire('saleState', wordOf(ORDER_STATES)),
  despatchedOn: calledOnWire('saleDespatch', dayOrFixed),
  cartGuid: z.guid().nullable(),
  deliveryAddressId: z.int().nullable(),
  currency: calledOnWire('currencyID', numberOf([1, 2, 3])),
  purchaseOrderNumber: z.string(),
  ...totals,
  couponCode: z.string().nullable(),
  tax: saleTaxSchema.optional(),
  deliveryAddress: z.string(),
  productsBought: z.string(),
  hasPurchaseOrder: z.boolean(),
  ...orderFieldShape,
  placedByStaff: z.string().nullable(),
  quotationId: z.int().optional(),
  billingAddress: z.string().nullable(),
  paymentDays: z.int().nullable(),
  paymentTerms: z.string().nullable(),
  waitsForCredit: z.boolean(),
};

export const saleSchema = z.object(sale).meta({ id: 'Sale' });

/** For staff only: customers never learn of notes. */
export const listedSaleSchema = z.object({ ...sale, hasNote: z.boolean() }).meta({ id: 'ListedSale' });

const soldProduct = {
  productId: z.int(),
  productName: z.string(),
  productIntro: z.string().nullable(),
  productDetails: z.string(),
};

const saleKitPart = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    quantity: z.int().describe('Quantity in one kit.'),
  })
  .meta({ id: 'SaleKitPart' });

export const saleItemSchema = z
  .object({
    id: calledOnWire('saleItemID', z.int()),
    orderId: z.int(),
    productId: z.int(),
    productName: z.string(),
    productIntro: notOnWire(z.string().nullable()),
    productDetails: notOnWire(z.string()),
    product: grouped(z.object(soldProduct).meta({ id: 'SoldProduct' })),
    quantity: z.int(),
    unitPriceMinor: calledOnWire('salePrice', amountLike(30.34)),
    lineTotalMinor: calledOnWire('subTotal', amountLike(91.02)),
    deliveryMinor: orZero,
    productVariantID: variantFlag,
    variantId: variantIdOrNone,
    variantDetails: calledOnWire('subProductVariantDetails', z.string().nullable()),
    serial: z.string(),
    machine: z.string(),
    promise: calledOnWire('deliveryPromise', documentedPromiseSchema.nullable()),
    ownNumber: z.string().nullable(),
    unit: calledOnWire('salesUnit', wordOf(SALES_UNITS).nullable()),
    kitParts: z.array(saleKitPart).nullable(),
  })
  .meta({ id: 'SaleItem' });

// The documented body has more fields: date, state, totals, discount, address text. The server computes all of them
// (D12).
export const saleBody = z.object({
  cartGuid: z.guid(),
  deliveryAddressId: z.int(),
  purchaseOrderNumber: calledOnWire('PONumber', z.string()),
  couponCode: z.string(),
  ...orderFieldBodyShape,
  expectedTotalMinor: z.int(),
  expectedTotalWithTaxMinor: z.int(),
  termsVersion: z.int(),
  orderAsBusiness: flag(),
});

export const saleItemMarksBody = z.object({
  orderId: z.int(),
  productId: calledOnWire('ProductID', z.int()),
  variantChosen: calledOnWire('productVariantID', flag()),
  variantId: variantIdOrNone,
  serial: z.string(),
  machine: z.string(),
});

/** The new figures of a refused order, under the names of a sale (D29). */
export const figuresSchema = z
  .object({ currency: sale.currency, ...totals, tax: sale.tax })
  .meta({ id: 'SaleFigures' });

export const saleStatusBody = z.object({ orderId: z.int(), status: sale.status });

export const saleNoteBody = z.object({ orderId: z.int(), note: z.string() });

export const saleMailBody = z.object({ orderId: z.int() });
