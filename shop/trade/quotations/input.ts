import { agreementInput } from '../../people/legal/input.ts';
import { z } from 'zod';
import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import { machineMark } from '../cart/input.ts';
import { issue } from '../../base/messages/issue.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { MAX_PRICE_MINOR } from '../../base/money/money.ts';
import {
  asNumber,
  checkboxInput,
  halfwidthTextInput,
  idNumber,
  multilineInput,
} from '../../base/wire/input-schemas.ts';
import { cursorInput, pageRequest } from '../../base/paged-lists/list-page.ts';
import { dayInput, listInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { orderFieldInput, purchaseOrderNumber } from '../orders/input.ts';
import type { AskedLine, QuotationAcceptance, QuotationRemarks, QuotationRequest } from './paths.ts';
import {
  type LineToPrice,
  type NewQuotation,
  quotationDeclaration,
  type QuotationDraft,
  type QuotationLineDraft,
} from './staff-paths.ts';
import { MESSAGE_MAX, QUOTATION_MAX_LINES, SHOWN_STATES } from './quotation.ts';

const PART_MAX = 100;

export const quotationId = idNumber('quotation');
const version = z.preprocess(asNumber, z.int(issue('staff-refusal.version')));

const text = multilineInput.refine((value) => value.length <= MESSAGE_MAX, issue('rule.too-long'));
const someText = text.refine((value) => value !== '', issue('refusal.quotation-remarks')).meta({ minLength: 1 });
const optionalText = text.default('');

const quantityMessage = issue('rule.quantity', { least: MIN_QUANTITY, most: MAX_QUANTITY });
const quantity = z.preprocess(
  asNumber,
  z.int(quantityMessage).min(MIN_QUANTITY, quantityMessage).max(MAX_QUANTITY, quantityMessage),
);

const optionalId = (what: 'delivery_address' | 'variant') =>
  z.preprocess((value) => (value === '' || value === 0 ? null : value), idNumber(what).nullish());

const manyLines = issue('refusal.quotation-lines', { most: QUOTATION_MAX_LINES });

const askedLine: z.ZodType<AskedLine> = z.object({
  productId: idNumber('product'),
  variantId: optionalId('variant'),
  quantity,
  serial: machineMark,
  machine: machineMark,
});

export const quotationRequest: z.ZodType<QuotationRequest> = z.object({
  lines: z.array(askedLine, manyLines).min(1, manyLines).max(QUOTATION_MAX_LINES, manyLines),
  remarks: optionalText,
  deliveryAddressId: optionalId('delivery_address'),
});

export const oneQuotation = z.object({ quotationId });
export const quotationRemarks: z.ZodType<QuotationRemarks> = z.object({ quotationId, remarks: optionalText });

const stamp = z.string(issue('refusal.text')).max(64, issue('rule.too-long'));

export const counterOffer = z.object({ quotationId, stamp, remarks: someText });

export const quotationAcceptance: z.ZodType<QuotationAcceptance> = z.object({
  quotationId,
  stamp,
  purchaseOrderNumber,
  deliveryAddressId: optionalId('delivery_address'),
  positions: z
    .array(z.preprocess(asNumber, z.int(manyLines).min(1, manyLines).max(QUOTATION_MAX_LINES, manyLines)), manyLines)
    .max(QUOTATION_MAX_LINES, manyLines)
    .optional(),
  ...eachOrderField(orderFieldInput),
  ...agreementInput,
});

export const ownQuotationsRequest = z.object({
  quotationState: orAbsent(z.enum(SHOWN_STATES, issue('refusal.quotation-state', { states: SHOWN_STATES.join(', ') }))),
  page: orAbsent(pageRequest.shape.page.unwrap()),
  pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
  after: cursorInput,
});

const amountMessage = issue('staff-refusal.quotation-amount');
const amount = z.preprocess(
  (value) => (value === '' ? null : value),
  z.int(amountMessage).min(0, amountMessage).max(MAX_PRICE_MINOR, amountMessage).nullable().default(null),
);

const typedText = halfwidthTextInput.refine((value) => value.length <= PART_MAX, issue('rule.too-long'));

const mark = machineMark.transform((value) => value ?? '');

const lineDraft = z.object({
  part: typedText.refine((value) => value !== '', issue('staff-refusal.part-unknown')),
  width: typedText.default(''),
  quantity,
  unitPriceMinor: amount,
  serial: mark,
  machine: mark,
});

const lineDrafts: z.ZodType<readonly QuotationLineDraft[]> = z
  .array(lineDraft, manyLines)
  .min(1, manyLines)
  .max(QUOTATION_MAX_LINES, manyLines);

export const quotationDraft: z.ZodType<QuotationDraft> = z.object({
  quotationId,
  version,
  lines: lineDrafts,
  deliveryAddressId: optionalId('delivery_address').transform((id) => id ?? null),
  deliveryMinor: amount,
  untilDay: dayInput,
  terms: optionalText,
  remarks: optionalText,
  note: optionalText,
  partsAllowed: checkboxInput.transform((ticked) => ticked ?? false),
  anyQuantity: checkboxInput.transform((ticked) => ticked ?? false),
});

export const newQuotation: z.ZodType<NewQuotation> = z.object({
  memberId: idNumber('member'),
  lines: lineDrafts,
  untilDay: orAbsent(dayInput),
  isSent: checkboxInput,
});

export const lineToPrice: z.ZodType<LineToPrice> = z.object({
  memberId: idNumber('member'),
  part: lineDraft.shape.part,
  width: lineDraft.shape.width,
  quantity,
  unitPriceMinor: z.preprocess(asNumber, amount),
});

export const versionToSend = z.object({ quotationId, version });
export const extension = z.object({ quotationId, version, untilDay: dayInput });
export const quotationQuestion = listInput(quotationDeclaration);
