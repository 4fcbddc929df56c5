import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { dayInput } from '../../base/paged-lists/list-request.ts';
import { asNumber, checkboxInput, idNumber } from '../../base/wire/input-schemas.ts';
import type { HoursDraft } from './paths.ts';

const MAX_HOURS = 1_000_000;

const machineId = idNumber('machine');
const oneTask = { machineId, taskId: idNumber('entry') };
const hours = issue('refusal.press-hours');

export const oneMaintenance = z.object({ machineId });

export const hoursDraft: z.ZodType<HoursDraft> = z.object({
  machineId,
  counterHours: z.preprocess(asNumber, z.int(hours).min(0, hours).max(MAX_HOURS, hours)),
  readOn: dayInput,
  isNewCounter: checkboxInput.transform((ticked) => ticked ?? false),
});

export const doneTask = z.object(oneTask);

export const dueDayDraft = z.object({
  ...oneTask,
  dueOn: z.preprocess((value) => (value === '' ? null : value), dayInput.nullable()),
});

export const reminderDraft = z.object({
  machineId,
  isReminded: checkboxInput.transform((ticked) => ticked ?? false),
});
