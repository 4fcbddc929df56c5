import { z } from 'zod';
import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import { orderFields, ORDER_FIELD_MAX } from '../../people/accounts/order-fields.ts';
import { listInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import {
  asNumber,
  checkboxInput,
  idNumber,
  idOrNew,
  multilineInput,
  textInput,
} from '../../base/wire/input-schemas.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { ORDER_STEPS } from '../orders/progress.ts';
import { LINE_MAX } from './correction.ts';
import {
  type AnsweredRequest,
  type AskedChange,
  CANCEL_REASONS,
  isAnswered,
  isExplained,
  ORDER_WISHES,
  WISH_MAX,
} from './change-request.ts';
import {
  MAX_AT_ONCE,
  queueDeclaration,
  type CarrierSave,
  type OrderCorrection,
  type ShipmentDraft,
  type StepsRequest,
} from './staff-paths.ts';
import { isTrackingNumber, isTrackingUrl } from './shipment-rules.ts';

const WHY_MAX = 500;
const ADDRESS_MAX = 600;
const NOTE_MAX = 500;
const MAX_CHARGE_MINOR = 10_000_000;

export const orderIds = z
  .array(idNumber('sale'), issue('staff-refusal.order-list'))
  .min(1, issue('staff-refusal.order-list'))
  .max(MAX_AT_ONCE, issue('staff-refusal.orders-too-many', { most: MAX_AT_ONCE }));

const eventIds = z
  .array(idNumber('event'), issue('staff-refusal.order-list'))
  .min(1, issue('staff-refusal.order-list'))
  .max(MAX_AT_ONCE, issue('staff-refusal.orders-too-many', { most: MAX_AT_ONCE }));

export const queueQuestion = listInput(queueDeclaration);

export const stepsRequest: z.ZodType<StepsRequest> = z.object({
  orderIds,
  step: z.enum(ORDER_STEPS, issue('staff-refusal.order-step', { steps: ORDER_STEPS.join(', ') })),
  why: orAbsent(multilineInput.refine((text) => text.length <= WHY_MAX, issue('rule.too-long'))),
  allOrNone: checkboxInput,
});

export const undoRequest = z.object({ eventIds });

const amountOrNone = z.preprocess(
  (value) => (value === '' || value === null || value === undefined ? null : asNumber(value)),
  z
    .int(issue('staff-refusal.delivery-charge'))
    .min(0, issue('staff-refusal.delivery-charge'))
    .max(MAX_CHARGE_MINOR, issue('staff-refusal.delivery-charge'))
    .nullable(),
);

const day = orAbsent(
  z.string().transform((text, context) => {
    const parsed = parseDay(text);
    if (parsed === null) context.addIssue({ code: 'custom', message: issue('refusal.day') });
    return parsed ?? '';
  }),
);

const quantity = z.preprocess(
  asNumber,
  z
    .int(issue('staff-refusal.shipment-quantity'))
    .min(0, issue('staff-refusal.shipment-quantity'))
    .max(100, issue('staff-refusal.shipment-quantity')),
);

export const shipmentDraft: z.ZodType<ShipmentDraft> = z.object({
  orderId: idNumber('sale'),
  lines: z
    .array(z.object({ orderLineId: idNumber('sale_item'), quantity }), issue('staff-refusal.shipment-lines'))
    .max(1000, issue('staff-refusal.shipment-lines'))
    .optional(),
  carrierId: z
    .preprocess(
      (value) => (value === '' || value === 0 || value === '0' ? null : (value ?? null)),
      idNumber('carrier').nullable(),
    )
    .optional(),
  trackingNumber: textInput.refine(isTrackingNumber, issue('staff-refusal.tracking-number')).optional(),
  shippedOn: day,
  note: multilineInput.refine((text) => text.length <= NOTE_MAX, issue('rule.too-long')).optional(),
  deliveryMinor: amountOrNone.optional(),
});

export const carrierSave: z.ZodType<CarrierSave> = z.object({
  id: idOrNew('carrier'),
  name: textInput
    .refine((text) => text !== '', issue('staff-refusal.carrier-name'))
    .refine((text) => text.length <= 60, issue('rule.too-long')),
  trackingUrl: textInput.refine(isTrackingUrl, issue('staff-refusal.tracking-url', { marker: '{number}' })).default(''),
  active: z.boolean(issue('staff-refusal.carrier-active')).default(true),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
});

/** A cursor is the id of the last event returned. */
export const changesRequest = z.object({
  since: orAbsent(z.iso.datetime({ offset: true, message: issue('staff-refusal.since') })),
  cursor: orAbsent(z.string().regex(/^\d{1,10}$/, issue('staff-refusal.cursor'))),
  count: orAbsent(z.preprocess(asNumber, z.int().min(1).max(1000))),
});

const lineQuantity = z.preprocess(
  asNumber,
  z
    .int(issue('staff-refusal.line-quantity'))
    .min(0, issue('staff-refusal.line-quantity'))
    .max(LINE_MAX, issue('staff-refusal.line-quantity')),
);
const longText = (most: number) => textInput.refine((text) => text.length <= most, issue('rule.too-long'));

/** '': none. */
const typedDay = textInput.transform((text, context) => {
  const typed = text === '' ? '' : parseDay(text);
  if (typed === null) context.addIssue({ code: 'custom', message: issue('refusal.day') });
  return typed ?? '';
});

export const orderCorrection: z.ZodType<OrderCorrection> = z.object({
  orderId: idNumber('sale'),
  version: z.preprocess(asNumber, z.int(issue('staff-refusal.order-version')).min(1).max(32_000)),
  deliveryAddressId: idNumber('delivery_address').optional(),
  deliveryAddress: multilineInput
    .refine((text) => text !== '', issue('refusal.address-required'))
    .refine((text) => text.length <= ADDRESS_MAX, issue('rule.too-long'))
    .optional(),
  purchaseOrderNumber: longText(50)
    .refine((text) => text !== '', issue('refusal.purchase-order-required'))
    .optional(),
  ...eachOrderField((name) => {
    return orderFields[name].kind === 'day' ? typedDay.optional() : longText(ORDER_FIELD_MAX).optional();
  }),
  lines: z
    .array(
      z.object({
        orderLineId: idNumber('sale_item'),
        quantity: lineQuantity,
        replacedBy: longText(100).optional(),
        replacedByWidth: longText(100).optional(),
      }),
      issue('staff-refusal.shipment-lines'),
    )
    .max(1000, issue('staff-refusal.shipment-lines'))
    .optional(),
  why: multilineInput.refine((text) => text.length <= WHY_MAX, issue('rule.too-long')).optional(),
});

const wishWords = multilineInput.refine((text) => text.length <= WISH_MAX, issue('rule.too-long'));

export const changeRequestDraft: z.ZodType<AskedChange> = z
  .object({
    orderId: idNumber('sale'),
    wish: z.enum(ORDER_WISHES, issue('refusal.order-wish')),
    wishText: wishWords,
    cancelReason: orAbsent(z.enum(CANCEL_REASONS, issue('refusal.cancel-reason'))),
  })
  .refine(isExplained, { path: ['wishText'], message: issue('refusal.wish-text') })
  .refine(({ wish, cancelReason }) => wish !== 'cancel' || cancelReason !== undefined, {
    path: ['cancelReason'],
    message: issue('refusal.cancel-reason'),
  });

export const changeRequestAnswer: z.ZodType<AnsweredRequest> = z
  .object({
    orderId: idNumber('sale'),
    isAccepted: z.boolean(issue('staff-refusal.request-accepted')),
    decisionReason: wishWords,
  })
  .refine(isAnswered, { path: ['decisionReason'], message: issue('staff-refusal.request-reason') });
