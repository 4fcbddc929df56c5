import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import {
  asNumber,
  checkboxInput,
  halfwidthTextInput,
  idNumber,
  idOrNew,
  multilineInput,
  optionalTextInput,
  textInput,
} from '../../base/wire/input-schemas.ts';
import { listedIdsInput } from '../../base/paged-lists/listed-ids.ts';
import type { MachineDraft } from './paths.ts';
import type { FitDraft, ModelDraft } from './staff-paths.ts';
import { isReversed, MAX_SERIAL_LENGTH, SERIAL } from './serial.ts';

export const MAX_NAME_LENGTH = 50;
export const MAX_NOTES_LENGTH = 2000;
const MAX_INTRO_LENGTH = 300;
const MAX_OPTIONS = 30;
const MAX_FITS = 1000;
export const MAX_JUDGED = 200;

const version = z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('refusal.version')).optional());

const shortText = (longest: number) =>
  optionalTextInput.refine((text) => text.length <= longest, issue('rule.too-long')).meta({ maxLength: longest });

/** A serial number or ''. Typographic dashes are read as hyphens. */
export const serialInput = z.preprocess(
  (value) => (typeof value === 'string' ? value.replaceAll(/[\u2010-\u2015\u2212]/g, '-') : value),
  halfwidthTextInput
    .refine((text) => text === '' || SERIAL.test(text), issue('refusal.serial'))
    .refine((text) => text.length <= MAX_SERIAL_LENGTH, issue('rule.too-long'))
    .default('')
    .meta({ maxLength: MAX_SERIAL_LENGTH }),
);

const chooseModel = issue('refusal.model-unknown');
const chosenModel = z.preprocess(asNumber, z.int(chooseModel).min(1, chooseModel).max(MAX_ID, chooseModel));

const optionNames = z.array(textInput, issue('refusal.press-option')).max(MAX_OPTIONS, issue('refusal.press-option'));

const machineFields = {
  machineId: idOrNew('machine'),
  modelId: chosenModel,
  serial: serialInput,
  machineName: shortText(MAX_NAME_LENGTH),
  place: shortText(MAX_NAME_LENGTH),
  notes: multilineInput
    .refine((text) => text.length <= MAX_NOTES_LENGTH, issue('rule.too-long'))
    .default('')
    .meta({ maxLength: MAX_NOTES_LENGTH }),
  options: optionNames.nullable().optional(),
  missingOptions: optionNames.optional(),
  version,
};

export const machineDraft: z.ZodType<MachineDraft> = z.object(machineFields);
export const companyMachineDraft: z.ZodType<MachineDraft & { companyId: number }> = z.object({
  companyId: idNumber('company'),
  ...machineFields,
});

export const soughtSerial = z.object({ serial: serialInput });

export const oneMachine = z.object({ machineId: idNumber('machine') });

export const chosenMachine = z.object({
  machineId: z.preprocess((value) => (value === '' ? null : value), idNumber('machine').nullable().default(null)),
});

export const judgedParts = z.object({ parts: listedIdsInput(MAX_JUDGED), machineId: idNumber('machine').optional() });

const year = z.preprocess(
  (value) => (value === '' ? null : asNumber(value)),
  z
    .int(issue('staff-refusal.press.year'))
    .min(1900, issue('staff-refusal.press.year'))
    .max(2200, issue('staff-refusal.press.year'))
    .nullable()
    .default(null),
);

const MAX_TASKS = 50;
const everyHours = issue('staff-refusal.press.task-hours');
const taskQuantity = issue('staff-refusal.press.task-quantity');
const manyTasks = issue('refusal.most-rows', { most: MAX_TASKS });

/** Maintenance of a model (J10). */
const maintenance = z
  .array(
    z.object({
      part: halfwidthTextInput.refine((text) => text !== '' && text.length <= 100, issue('staff-refusal.part-unknown')),
      everyHours: z.preprocess(asNumber, z.int(everyHours).min(1, everyHours).max(100_000, everyHours)),
      quantity: z.preprocess(asNumber, z.int(taskQuantity).min(1, taskQuantity).max(100, taskQuantity)).default(1),
      note: shortText(MAX_INTRO_LENGTH),
    }),
    manyTasks,
  )
  .max(MAX_TASKS, manyTasks)
  .optional();

const PATH = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Options or manuals by their names. */
const words = z
  .array(
    textInput
      .refine((text) => text !== '', issue('staff-refusal.press.option'))
      .refine((text) => text.length <= 60, issue('rule.too-long')),
    issue('staff-refusal.press.options', { most: MAX_OPTIONS }),
  )
  .max(MAX_OPTIONS, issue('staff-refusal.press.options', { most: MAX_OPTIONS }))
  .default([])
  .transform((names) => [...new Set(names)]);

export const modelDraft: z.ZodType<ModelDraft> = z
  .object({
    id: idOrNew('press_model'),
    name: textInput
      .refine((text) => text !== '', issue('staff-rule.required.name'))
      .refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long'))
      .meta({ maxLength: MAX_NAME_LENGTH }),
    path: textInput
      .refine((text) => PATH.test(text), issue('staff-refusal.press.path'))
      .refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long'))
      .meta({ maxLength: MAX_NAME_LENGTH }),
    intro: shortText(MAX_INTRO_LENGTH),
    firstYear: year,
    lastYear: year,
    options: words,
    manuals: words,
    sortOrder: z.preprocess(
      (value) => (value === '' ? 0 : asNumber(value)),
      z
        .int(issue('staff-refusal.press.order'))
        .min(0, issue('staff-refusal.press.order'))
        .max(9999, issue('staff-refusal.press.order'))
        .default(0),
    ),
    archived: checkboxInput.transform((ticked) => ticked ?? false),
    confirmRename: checkboxInput,
    categoryIds: z
      .array(idNumber('category'), issue('staff-refusal.press.categories'))
      .max(100, issue('staff-refusal.press.categories'))
      .default([])
      .transform((numbers) => [...new Set(numbers)]),
    maintenance,
    version,
  })
  .refine(({ firstYear, lastYear }) => firstYear === null || lastYear === null || firstYear <= lastYear, {
    path: ['lastYear'],
    message: issue('staff-refusal.press.years'),
  });

const fitQuantity = issue('staff-refusal.press.quantity');

const fitFields = {
  fromSerial: serialInput,
  toSerial: serialInput,
  option: shortText(MAX_NAME_LENGTH),
  quantity: z.preprocess(asNumber, z.int(fitQuantity).min(1, fitQuantity).max(1000, fitQuantity)).default(1),
  note: shortText(MAX_INTRO_LENGTH),
};

const reversed = { path: ['toSerial'], message: issue('staff-refusal.press.reversed') };

const fitDraft: z.ZodType<FitDraft> = z
  .object({
    id: idOrNew('part_fit'),
    part: halfwidthTextInput.refine((text) => text !== '' && text.length <= 100, issue('staff-refusal.part-unknown')),
    modelId: idNumber('press_model'),
    ...fitFields,
  })
  .refine((range) => !isReversed(range), reversed);

/** The cells of a row of part-fits.csv besides part and model. */
export const fitRowSchema = z
  .object({ ...fitFields, removed: z.boolean(issue('refusal.zero-or-one')) })
  .refine((range) => !isReversed(range), reversed);

const manyFits = issue('refusal.most-rows', { most: MAX_FITS });

export const fitsDraft = z.object({ fits: z.array(fitDraft, manyFits).min(1, manyFits).max(MAX_FITS, manyFits) });
