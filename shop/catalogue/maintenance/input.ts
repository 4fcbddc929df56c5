import { z } from 'zod';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { asNumber, checkboxInput, idNumber } from '../../base/wire/input-schemas.ts';
import type { HoursDraft } from './paths.ts';

const MAX_HOURS = 1_000_000;

const isoDay = z.preprocess(
  (value) => (typeof value === 'string' ? (parseDay(value) ?? value) : value),
  z.iso.date(issue('refusal.day')),
);

const machineId = idNumber('machine');
const oneTask = { machineId, taskId: idNumber('entry') };
const hours = issue('refusal.press-hours');

export const oneMaintenance = z.object({ machineId });

export const hoursDraft: z.ZodType<HoursDraft> = z.object({
  machineId,
  counterHours: z.preprocess(asNumber, z.int(hours).min(0, hours).max(MAX_HOURS, hours)),
  readOn: isoDay,
  isNewCounter: checkboxInput.transform((ticked) => ticked ?? false),
});

export const doneTask = z.object(oneTask);

export const dueDayDraft = z.object({
  ...oneTask,
  dueOn: z.preprocess((value) => (value === '' || value === undefined ? null : value), isoDay.nullable()),
});

export const reminderDraft = z.object({
  machineId,
  isReminded: checkboxInput.transform((ticked) => ticked ?? false),
});
