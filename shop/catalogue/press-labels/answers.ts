import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const listedLabelSchema = z
  .object({
    labelId: z.int(),
    /** When it was printed, and by whom. */
    madeAt: z.iso.datetime(),
    madeBy: z.string(),
  })
  .meta({ id: 'ListedPressLabel' });

/** A valid label of a press. */
export type ListedLabel = AnswerOf<typeof listedLabelSchema>;

export const newLabelSchema = z
  .object({
    labelId: z.int(),
    machineId: z.int(),
    modelName: z.string(),
    serial: z.string(),
    machineName: z.string(),
    place: z.string(),
    /** Address in the code; it is sent this once. */
    labelUrl: z.string().describe('The address in the QR code, sent once.'),
    qr: z.object({
      size: z.int().describe('Side length of the QR code in squares.'),
      path: z.string().describe('The dark squares of the QR code as an SVG path.'),
    }),
  })
  .meta({ id: 'NewPressLabel' });

/** A label to print; its code can't be read again. */
export type NewLabel = AnswerOf<typeof newLabelSchema>;

export const openedLabelSchema = z
  .object({
    modelName: z.string(),
    /** The model's part of the address; null: it is archived. */
    modelPath: z.string().nullable(),
    /** The press, for a member of its company and for staff who may see companies; otherwise null. */
    machineId: z.int().nullable(),
    /** Its company, for staff only. */
    companyId: z.int().nullable(),
  })
  .meta({ id: 'OpenedPressLabel' });

/** The target of a label for its reader (J6). */
export type OpenedLabel = AnswerOf<typeof openedLabelSchema>;
