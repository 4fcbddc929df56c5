import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { unitOfSale } from '../parts/answers.ts';
import { DUE_STATES } from './due.ts';

export const modelTaskSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    everyHours: z.int(),
    /** In pieces. */
    quantity: z.int(),
    ...unitOfSale,
    note: z.string(),
  })
  .meta({ id: 'MaintenanceTask' });

/** A kit or part that presses of a model need every so many hours (J10). */
export type ModelTask = AnswerOf<typeof modelTaskSchema>;

const dueTask = {
  taskId: z.int(),
  ...modelTaskSchema.shape,
  /** null: never, or not known. */
  doneOn: z.iso.date().nullable(),
  /** Day that a member entered; null: by hours alone. */
  dueOn: z.iso.date().nullable(),
  dueState: z
    .enum(DUE_STATES)
    .describe(
      'due: its hours or its day are reached. likely: its hours should be, as the press ran until now. unknown: neither hours nor a day are known.',
    )
    .meta({ examples: ['due'] }),
  /** As the counter of the press shows them; null: the hours of the press are not known. */
  dueAtHours: z.int().nullable(),
  hoursLeft: z.int().nullable(),
  hoursReachedOn: z.iso.date().nullable(),
};

export const dueTaskSchema = z.object(dueTask).meta({ id: 'DueTask' });

/** A task of a press, with when it is due. */
export type DueTask = AnswerOf<typeof dueTaskSchema>;

export const machineMaintenanceSchema = z
  .object({
    machineId: z.int(),
    /** In the shop's time zone. */
    today: z.iso.date(),
    /** null: nobody has entered hours. */
    counterHours: z.int().nullable(),
    readOn: z.iso.date().nullable(),
    /** The member gets a mail when something is due. */
    isReminded: z.boolean(),
    /** The most urgent first. */
    maintenance: z.array(dueTaskSchema),
  })
  .meta({ id: 'MachineMaintenance' });

/** Maintenance of a press of the company (J10). */
export type MachineMaintenance = AnswerOf<typeof machineMaintenanceSchema>;

export const dueOfMachineSchema = z
  .object({
    ...dueTask,
    machineId: z.int(),
    modelName: z.string(),
    serial: z.string(),
    machineName: z.string(),
  })
  .meta({ id: 'DueTaskOfMachine' });

/** A task that is due, or likely so, with its press. */
export type DueOfMachine = AnswerOf<typeof dueOfMachineSchema>;
