import { z } from 'zod';
import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import { type OrderFieldName, orderFields, ORDER_FIELD_MAX } from '../../people/accounts/order-fields.ts';
import { BOUGHT_SORTS, type BoughtRequest } from '../order-history/bought-part.ts';
import { optionalDayInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { chosenVariant, variantChoice } from '../cart/chosen-variant.ts';
import { cartGuid, machineMark } from '../cart/input.ts';
import { agreementInput } from '../../people/legal/input.ts';
import { keywordRefusal } from '../../base/paged-lists/keyword.ts';
import { customerKey } from '../../people/accounts/customer-key.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import { growingPageRequest, pageRequest } from '../../base/paged-lists/list-page.ts';
import { asNumber, idNumber, optionalTextInput, textInput } from '../../base/wire/input-schemas.ts';
import type { OrderMarks, OrderRequest, QuoteRequest } from './paths.ts';
import { ADDRESS_REQUIRED, PURCHASE_ORDER_REQUIRED } from '../order-placing/refusals.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';

/** The longest purchase order number (A17). */
const PURCHASE_ORDER_MAX = 50;

/** A code exactly as typed: case and every space count (B5). Empty means none. */
const couponCode = z.preprocess(
  (value) => (value === null || value === '' ? undefined : typeof value === 'number' ? String(value) : value),
  z.string(issue('refusal.text')).optional(),
);

/** Null if none was selected, or the input can't be an id. */
const addressId = z.preprocess((value) => {
  const id = asNumber(value);
  return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : null;
}, z.int().nullable());

/** A text that may be empty. */
function upTo(most: number) {
  return optionalTextInput.refine((text) => text.length <= most, issue('rule.too-long')).meta({ maxLength: most });
}

export const quoteRequest: z.ZodType<QuoteRequest> = z.object({
  cartGuid,
  deliveryAddressId: addressId.default(null),
  couponCode,
});

export const purchaseOrderNumber = textInput
  .refine((text) => text !== '', issueOf(PURCHASE_ORDER_REQUIRED))
  .refine((text) => text.length <= PURCHASE_ORDER_MAX, issue('rule.too-long'))
  .meta({ minLength: 1, maxLength: PURCHASE_ORDER_MAX });

export const orderFieldInput = (name: OrderFieldName) =>
  orderFields[name].kind === 'day' ? optionalDayInput : upTo(ORDER_FIELD_MAX);

const expectedTotal = z.preprocess(
  (value) => (value === '' ? undefined : (value ?? undefined)),
  z.int(issue('refusal.expected-total')).optional(),
);

export const orderRequest: z.ZodType<OrderRequest> = z.object({
  cartGuid,
  deliveryAddressId: addressId.refine((id) => id !== null, issueOf(ADDRESS_REQUIRED)),
  purchaseOrderNumber,
  couponCode,
  ...eachOrderField(orderFieldInput),
  ...agreementInput,
  expectedTotalMinor: expectedTotal,
  expectedTotalWithTaxMinor: expectedTotal,
});

export const orderMarks: z.ZodType<{ lines: readonly OrderMarks[] }> = z.object({
  lines: z.array(
    z
      .object({
        orderId: idNumber('sale'),
        productId: idNumber('product'),
        ...variantChoice,
        serial: machineMark,
        machine: machineMark,
      })
      .transform(({ variantChosen, variantId, ...mark }) => ({
        ...mark,
        variantId: chosenVariant({ variantChosen, variantId }),
      })),
    issue('refusal.list-of-sale-items'),
  ),
});

/** The owner and the filters of a history. */
export const historyRequest = growingPageRequest.extend({
  customerId: customerKey,
  search: z.string().trim().max(100, issue('rule.too-long')).optional(),
});

/** The query for bought parts. */
export const boughtRequest: z.ZodType<BoughtRequest> = z.object({
  search: orAbsent(z.string().max(100, issue('rule.too-long'))),
  sort: orAbsent(z.enum(BOUGHT_SORTS, issue('refusal.sort', { columns: BOUGHT_SORTS.join(', ') }))),
  page: orAbsent(pageRequest.shape.page.unwrap()),
  pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
});

export const orderSearch = growingPageRequest.extend({
  keyword: z
    .string()
    .trim()
    .superRefine((keyword, context) => {
      const refusal = keywordRefusal(keyword);
      if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
    }),
  status: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.toLowerCase() : value),
      z.enum(['complete', 'pending'], issue('refusal.order-status')),
    )
    .optional(),
});
