import { z } from 'zod';
import { cursorInput, pageRequest } from '../../base/paged-lists/list-page.ts';
import { listInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { asNumber, idNumber, multilineInput, textInput } from '../../base/wire/input-schemas.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { cartGuid } from '../cart/input.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '../quantities/quantity.ts';
import {
  MAX_REQUEST_LINES,
  PART_REQUEST_STATES,
  REQUEST_KEY_MAX,
  REQUEST_READERS,
  REQUEST_TEXT_MAX,
  URGENCIES,
} from './part-request.ts';
import type { PartRequestDraft, PartRequestListRequest } from './paths.ts';
import { type PartAnswer, partQuestionDeclaration } from './staff-paths.ts';

/** Requests that purchasing can merge into one basket at once. */
const MAX_TAKEN = 50;

export const partRequestId = idNumber('request');

const words = multilineInput
  .refine((text) => text.length <= REQUEST_TEXT_MAX, issue('rule.too-long'))
  .meta({ maxLength: REQUEST_TEXT_MAX });
const someWords = words.refine((text) => text !== '', issue('refusal.part-request-answer')).meta({ minLength: 1 });

const requestReader = z.enum(REQUEST_READERS, issue('refusal.part-request-reader'));
const requestState = z.enum(PART_REQUEST_STATES, issue('refusal.part-request-state'));

const requestKey = textInput
  .refine((text) => text.length <= REQUEST_KEY_MAX, issue('rule.too-long'))
  .meta({ minLength: 1, maxLength: REQUEST_KEY_MAX });

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

const manyLines = issue('refusal.most-rows', { most: MAX_REQUEST_LINES });

export const partRequestDraft: z.ZodType<PartRequestDraft> = z.object({
  requestReader,
  machineId: orNone(idNumber('machine')),
  urgency: z.enum(URGENCIES, issue('refusal.part-request-urgency')),
  wanted: words.optional(),
  requestKey: orNone(requestKey),
  cartGuid: orNone(cartGuid),
  cartLineIds: z.array(idNumber('line')).max(MAX_REQUEST_LINES, manyLines).optional(),
});

export const onePartRequest = z.object({ partRequestId });

export const partRequestListRequest: z.ZodType<PartRequestListRequest> = z.object({
  requestReader: orAbsent(requestReader),
  requestState: orAbsent(requestState),
  page: orAbsent(pageRequest.shape.page.unwrap()),
  pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
  after: cursorInput,
});

export const takenRequests = z.object({
  partRequestIds: z
    .array(partRequestId, issue('refusal.part-request-none'))
    .min(1, issue('refusal.part-request-none'))
    .max(MAX_TAKEN, issue('refusal.most-rows', { most: MAX_TAKEN })),
  cartGuid,
});

export const partRequestAnswer = z.object({ partRequestId, answer: someWords });

const quantity = z.preprocess(
  asNumber,
  z
    .number(issueOf(QUANTITY_MESSAGE))
    .refine((value) => quantityRefusal(value) === null, issueOf(QUANTITY_MESSAGE))
    .meta({ type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY }),
);

export const partQuestionAnswer: z.ZodType<PartAnswer> = z.object({
  partRequestId,
  answer: someWords,
  parts: z
    .array(
      z.object({ part: textInput.refine((text) => text !== '', issue('refusal.no-such-part')), quantity }),
      issue('refusal.list-of-lines'),
    )
    .max(MAX_REQUEST_LINES, issue('refusal.most-rows', { most: MAX_REQUEST_LINES })),
});

export const partQuestionQuestion = listInput(partQuestionDeclaration);
