import { z } from 'zod';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { answerId } from '../../base/operations/save-result.ts';
import { asNumber, fileInput, idNumber, idOrNew, textInput } from '../../base/wire/input-schemas.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { issue } from '../../base/messages/issue.ts';
import { manualEditing, type ManualSave } from './manual-paths.ts';
import { findManual, listManuals, storedManual } from './manual-queries.ts';
import { MANUAL_MAX_BYTES, MANUAL_NAME_MAX, MANUAL_TOO_LARGE, manualErrors } from './manuals.ts';
import { saveManual, uploadManual } from './save-manual.ts';
import { manualKind, storedManualSchema } from './answers.ts';

const manualSave: z.ZodType<ManualSave> = z
  .object({
    id: idOrNew('manual'),
    name: textInput.meta({ maxLength: MANUAL_NAME_MAX }),
    kind: manualKind,
    active: z.boolean(issue('staff-refusal.active')).default(true),
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
  })
  .check(refuseFields(manualErrors));

/** Operations for manuals by staff (A29). */
export const manualOperations = [
  operation(manualEditing.list, {
    tag: 'Manual',
    summary: 'List all manuals, including archived ones.',
    who: { access: 'staff', staffRight: 'documents', scope: 'documents:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(storedManualSchema)) },
    handle: async (_, { shop }) =>
      Promise.all((await listManuals(shop.db)).map((manual) => storedManual(shop, manual))),
  }),

  operation(manualEditing.read, {
    tag: 'Manual',
    summary: 'Get a manual for editing.',
    who: { access: 'staff', staffRight: 'documents', scope: 'documents:read' },
    input: z.object({ manualId: idNumber('manual') }),
    answer: { format: answerInternal(storedManualSchema) },
    example: { path: { manualId: 1 } },
    async handle({ manualId }, { shop }) {
      const manual = await findManual(shop.db, manualId);
      if (manual === undefined) throw new NotFoundError('manual');
      return storedManual(shop, manual);
    },
  }),

  operation(manualEditing.save, {
    tag: 'Manual',
    summary: 'Save a manual. Use id 0 to create one, then upload its file. Returns 1.',
    who: { access: 'staff', staffRight: 'documents' },
    input: manualSave,
    answer: { format: answerId, readAt: ({ id }) => `/Manual/GetManualByID/${id}`, refuses: [404, 409] },
    example: { body: { id: 0, name: 'P9-20', kind: 'press' } },
    handle: saveManual,
  }),

  operation(manualEditing.upload, {
    tag: 'Manual',
    summary: 'Upload the PDF of a manual, which replaces the current one. Returns 1.',
    who: { access: 'staff', staffRight: 'documents' },
    input: z.object({ file: fileInput(issue('refusal.choose-file')), manualId: idNumber('manual') }),
    file: { maxBytes: MANUAL_MAX_BYTES, tooLarge: MANUAL_TOO_LARGE },
    answer: { format: answerNumber, refuses: [404], readAt: (_, { manualId }) => `/Manual/GetManualByID/${manualId}` },
    example: { body: { manualId: 1 }, fileName: 'P3-10.pdf' },
    handle: uploadManual,
  }),
];
