import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import {
  asNumber,
  fileInput,
  halfwidthTextInput,
  idNumber,
  idOrNew,
  optionalTextInput,
  textInput,
} from '../../base/wire/input-schemas.ts';
import { serialInput } from '../presses/input.ts';
import { isReversed } from '../presses/serial.ts';
import { MAX_CALLOUTS } from './callout-file.ts';
import type { AssemblyRequest, CalloutRow } from './paths.ts';
import type { AssemblyDraft, DrawingDraft, DrawingUpload } from './staff-paths.ts';

const MAX_NAME_LENGTH = 50;
const MAX_TEXT_LENGTH = 200;

const version = z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('refusal.version')).optional());
const short = (longest: number) =>
  optionalTextInput.refine((text) => text.length <= longest, issue('rule.too-long')).meta({ maxLength: longest });

export const assemblyRequest: z.ZodType<AssemblyRequest> = z.object({
  modelPath: textInput,
  assemblyPath: textInput,
  revision: optionalTextInput,
  serial: optionalTextInput,
});

const order = issue('staff-refusal.press.order');
const PATH = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

export const assemblyDraft: z.ZodType<AssemblyDraft> = z.object({
  id: idOrNew('assembly'),
  modelId: idNumber('press_model'),
  parentId: z.preprocess(
    (value) => (value === '' || value === 0 ? null : value),
    idNumber('assembly').nullable().default(null),
  ),
  name: textInput
    .refine((text) => text !== '', issue('staff-rule.required.name'))
    .refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long')),
  path: textInput
    .refine((text) => PATH.test(text), issue('staff-refusal.press.path'))
    .refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long')),
  sortOrder: z.preprocess(
    (value) => (value === '' ? 0 : asNumber(value)),
    z.int(order).min(0, order).max(9999, order).default(0),
  ),
  version,
});

const revision = textInput
  .refine((text) => text !== '', issue('staff-refusal.drawing.revision'))
  .refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long'))
  .meta({ maxLength: MAX_NAME_LENGTH });

const reversed = { path: ['toSerial'], message: issue('staff-refusal.press.reversed') };

const place = issue('staff-refusal.drawing.place');
const fraction = z.number(place).min(0, place).max(1, place).nullable().default(null);
const quantity = issue('staff-refusal.press.quantity');

const callout: z.ZodType<CalloutRow> = z
  .object({
    callout: textInput
      .refine((text) => text !== '', issue('staff-refusal.drawing.callout'))
      .refine((text) => text.length <= 10, issue('rule.too-long')),
    x: fraction,
    y: fraction,
    part: halfwidthTextInput.refine((text) => text.length <= 100, issue('rule.too-long')).default(''),
    partText: short(MAX_TEXT_LENGTH),
    quantity: z.preprocess(asNumber, z.int(quantity).min(1, quantity).max(1000, quantity)).default(1),
    fromSerial: serialInput,
    toSerial: serialInput,
    option: short(MAX_NAME_LENGTH),
    note: short(MAX_TEXT_LENGTH),
  })
  .refine(({ x, y }) => (x === null) === (y === null), { path: ['x'], message: place })
  .refine(({ part, partText }) => part !== '' || partText !== '', {
    path: ['part'],
    message: issue('staff-refusal.drawing.part'),
  })
  .refine((range) => !isReversed(range), reversed);

const manyCallouts = issue('staff-refusal.drawing.callouts', { most: MAX_CALLOUTS });

export const drawingDraft: z.ZodType<DrawingDraft> = z
  .object({
    id: idNumber('drawing'),
    revision,
    fromSerial: serialInput,
    toSerial: serialInput,
    callouts: z.array(callout, manyCallouts).max(MAX_CALLOUTS, manyCallouts),
    version,
  })
  .refine((range) => !isReversed(range), reversed);

const page = issue('staff-refusal.drawing.no-such-page');

export const drawingUpload: z.ZodType<DrawingUpload> = z
  .object({
    drawingId: idOrNew('drawing'),
    assemblyId: idNumber('assembly'),
    revision,
    fromSerial: serialInput,
    toSerial: serialInput,
    page: z.preprocess((value) => (value === '' ? 1 : asNumber(value)), z.int(page).min(1, page).default(1)),
    file: fileInput(issue('staff-refusal.drawing.choose')),
    version,
  })
  .refine((range) => !isReversed(range), reversed);
