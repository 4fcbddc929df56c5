import { z } from 'zod';
import { cursorInput, pageRequest } from '../../base/paged-lists/list-page.ts';
import { optionalDayInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { asNumber, checkboxInput, fileInput, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue } from '../../base/messages/issue.ts';
import type { Payments } from './staff-paths.ts';
import { DOCUMENT_KINDS, DOCUMENT_NUMBER_MAX, FILED_KINDS } from './order-document-rules.ts';

const MAX_AMOUNT_MINOR = 100_000_000_000;
const amount = issue('staff-refusal.document-amount');

const day = z.string(issue('refusal.day')).transform((text, context) => {
  const parsed = parseDay(text);
  if (parsed === null) context.addIssue({ code: 'custom', message: issue('refusal.day') });
  return parsed ?? '';
});

/** Empty form fields mean none. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : (value ?? null)), schema.nullable()).default(null);

export const documentDraft = z.object({
  file: fileInput(issue('refusal.choose-file')),
  orderId: idNumber('sale'),
  kind: z.enum(FILED_KINDS, issue('staff-refusal.document-kind', { kinds: FILED_KINDS.join(', ') })),
  number: textInput
    .refine((text) => text !== '', issue('staff-refusal.document-number'))
    .refine((text) => text.length <= DOCUMENT_NUMBER_MAX, issue('rule.too-long')),
  issuedOn: day,
  amountMinor: orNone(z.preprocess(asNumber, z.int(amount).min(1, amount).max(MAX_AMOUNT_MINOR, amount))),
  dueOn: orNone(day),
});

export const documentPayment = z.object({ documentId: idNumber('document'), paidOn: orNone(day) });

const MAX_PAYMENTS = 500;

/** Each payment is judged for itself (pay-documents.ts). */
export const documentPayments: z.ZodType<Payments> = z.object({
  payments: z
    .array(
      z.object({
        kind: textInput.refine((text) => text.length <= DOCUMENT_NUMBER_MAX, issue('rule.too-long')),
        number: textInput.refine((text) => text.length <= DOCUMENT_NUMBER_MAX, issue('rule.too-long')),
        paidOn: z.preprocess((value) => value ?? '', textInput),
      }),
      issue('refusal.list-of-rows'),
    )
    .min(1, issue('refusal.list-of-rows'))
    .max(MAX_PAYMENTS, issue('refusal.list-of-rows')),
  isPartial: checkboxInput,
});

export const documentQuestion = z.object({
  kind: orAbsent(z.enum(DOCUMENT_KINDS, issue('refusal.document-kind', { kinds: DOCUMENT_KINDS.join(', ') }))),
  search: orAbsent(z.string().max(100, issue('rule.too-long'))),
  from: optionalDayInput,
  until: optionalDayInput,
  page: orAbsent(pageRequest.shape.page.unwrap()),
  pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
  after: cursorInput,
});
