import { z } from 'zod';
import { cursorInput, pageRequest } from '../../base/paged-lists/list-page.ts';
import { listInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { asNumber, idNumber, multilineInput } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import type { ReturnDraft, ReturnRemarks } from './paths.ts';
import { returnDeclaration, type ReturnClosing } from './staff-paths.ts';
import { RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES, REMARKS_MAX } from './return.ts';

const MAX_LINES = 1000;
const MAX_UNITS = 100;

export const returnId = idNumber('return');

const remarks = multilineInput.refine((text) => text.length <= REMARKS_MAX, issue('rule.too-long'));
const someRemarks = remarks.refine((text) => text !== '', issue('refusal.return-remarks')).meta({ minLength: 1 });

const units = (least: 0 | 1) => {
  const refusal = issue(least === 1 ? 'refusal.return-quantity' : 'staff-refusal.shipment-quantity');
  return z.preprocess(asNumber, z.int(refusal).min(least, refusal).max(MAX_UNITS, refusal));
};

const linesOf = <Line extends z.ZodRawShape>(line: Line) =>
  z
    .array(z.object({ orderLineId: idNumber('sale_item'), ...line }), issue('refusal.return-empty'))
    .max(MAX_LINES, issue('refusal.return-empty'));

const returnState = z.enum(RETURN_STATES, issue('refusal.return-state', { states: RETURN_STATES.join(', ') }));

export const returnDraft: z.ZodType<ReturnDraft> = z.object({
  orderId: idNumber('sale'),
  lines: linesOf({ quantity: units(1) }),
  returnReason: z.enum(RETURN_REASONS, issue('refusal.return-reason')),
  remarks: remarks.optional(),
});

export const oneReturn = z.object({ returnId });
export const onePicture = z.object({ returnId, pictureId: idNumber('picture') });
export const returnRemarks: z.ZodType<ReturnRemarks> = z.object({ returnId, remarks: someRemarks });
export const returnAcceptance = z.object({ returnId, remarks: remarks.optional() });

export const returnReceipt = z.object({
  returnId,
  lines: linesOf({ toStock: units(0), unsaleable: units(0) }),
  remarks: remarks.optional(),
});

export const returnClosing: z.ZodType<ReturnClosing> = z.object({
  returnId,
  outcome: z.enum(RETURN_OUTCOMES, issue('staff-refusal.return-outcome')),
  documentId: z
    .preprocess((value) => (value === '' ? null : (value ?? null)), idNumber('document').nullable())
    .optional(),
  remarks: remarks.optional(),
});

export const ownReturnsRequest = z.object({
  returnState: orAbsent(returnState),
  page: orAbsent(pageRequest.shape.page.unwrap()),
  pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
  after: cursorInput,
});

export const returnQuestion = listInput(returnDeclaration);
