import { z } from 'zod';
import { answerNumber, answerInternal, noInput, operation } from '../operations/operation.ts';
import { refuseFields } from '../operations/refuse-fields.ts';
import { answerId } from '../operations/save-result.ts';
import { asNumber, fileInput, idNumber, idOrNew, textInput } from '../operations/input-schemas.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { issue } from '../kernel/issue.ts';
import { manualEditing, type ManualSave } from './manual-paths.ts';
import { findManual, listManuals, storedManual } from './manual-queries.ts';
import { MANUAL_KINDS, MANUAL_MAX_BYTES, MANUAL_NAME_MAX, MANUAL_TOO_LARGE, manualErrors } from './manuals.ts';
import { saveManual, uploadManual } from './save-manual.ts';

/** Heading under which a manual is listed. */
export const manualKind = z
  .enum(MANUAL_KINDS, issue('staff-refusal.manual-kind'))
  .describe('Where it stands: press, earlier (machines before them) or engine.');

const manualSave: z.ZodType<ManualSave> = z
  .object({
    id: idOrNew('manual'),
    name: textInput.meta({ maxLength: MANUAL_NAME_MAX }),
    kind: manualKind,
    active: z.boolean(issue('staff-refusal.active')).default(true),
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
  })
  .check(refuseFields(manualErrors));

const storedManualSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: manualKind,
    url: z.string().nullable(),
    active: z.boolean().describe('Whether it is shown; false: it is archived.'),
    version: z.int(),
  })
  .meta({ id: 'StoredManual' });

/** The manuals as staff keep them (A29). */
export const manualOperations = [
  operation(manualEditing.list, {
    staffRight: 'documents',
    tag: 'Manual',
    summary: 'All manuals, archived ones too.',
    access: 'staff',
    input: noInput,
    answer: answerInternal(z.array(storedManualSchema)),
    handle: async (_, { shop }) =>
      Promise.all((await listManuals(shop.db)).map((manual) => storedManual(shop, manual))),
  }),

  operation(manualEditing.read, {
    staffRight: 'documents',
    tag: 'Manual',
    summary: 'One manual as staff keep it.',
    access: 'staff',
    input: z.object({ manualId: idNumber('manual') }),
    answer: answerInternal(storedManualSchema),
    example: { path: { manualId: 1 } },
    async handle({ manualId }, { shop }) {
      const manual = await findManual(shop.db, manualId);
      if (manual === undefined) throw new NotFoundError('manual');
      return storedManual(shop, manual);
    },
  }),

  operation(manualEditing.save, {
    staffRight: 'documents',
    tag: 'Manual',
    summary: 'Save a manual; id 0 makes a new one, whose file is uploaded next. Answers 1.',
    access: 'staff',
    input: manualSave,
    answer: answerId,
    readAt: ({ id }) => `/Manual/GetManualByID/${id}`,
    refuses: [404, 409],
    example: { body: { id: 0, name: 'P9-20', kind: 'press' } },
    handle: saveManual,
  }),

  operation(manualEditing.upload, {
    staffRight: 'documents',
    tag: 'Manual',
    summary: 'Upload the PDF of a manual, in place of the one that is there. Answers 1.',
    access: 'staff',
    file: { maxBytes: MANUAL_MAX_BYTES, tooLarge: MANUAL_TOO_LARGE },
    input: z.object({ file: fileInput(issue('refusal.choose-file')), manualId: idNumber('manual') }),
    answer: answerNumber,
    refuses: [404],
    readAt: (_, { manualId }) => `/Manual/GetManualByID/${manualId}`,
    example: { body: { manualId: 1 }, fileName: 'P3-10.pdf' },
    handle: uploadManual,
  }),
];
