import { z } from 'zod';
import { companyForStaff } from '../../companies/operations.ts';
import { answerNumber, answerInternal, operation } from '../../operations/operation.ts';
import { idNumber } from '../../operations/input-schemas.ts';
import { mergeCompanies } from './merge-companies.ts';
import { companyMergePaths } from './paths.ts';
import { previewMerge } from './preview-merge.ts';

const two = z.object({ keptId: idNumber('company'), goneId: idNumber('company') });

const preview = z
  .object({
    kept: companyForStaff,
    gone: companyForStaff,
    orders: z.int(),
    addresses: z.int(),
    openBaskets: z.int(),
    openRequests: z.int(),
    openInvitations: z.int(),
    lists: z.int(),
    ownNumbers: z.int(),
    droppedNumbers: z.array(z.object({ ownNumber: z.string(), productName: z.string() })),
    costCentres: z.array(z.string()),
  })
  .meta({ id: 'MergePreview' });

export const companyMergeOperations = [
  operation(companyMergePaths.preview, {
    staffRight: 'customers',
    tag: 'Company',
    summary: 'What it would do to make one company a part of another; nothing is changed (H8).',
    access: 'staff',
    input: two,
    answer: answerInternal(preview),
    refuses: [404, 409],
    example: { path: { keptId: 1, goneId: 2 } },
    handle: previewMerge,
  }),

  operation(companyMergePaths.merge, {
    staffRight: 'customers',
    tag: 'Company',
    summary: 'Make one company a part of another; it is put back from the audit list. Answers 1 (H8).',
    access: 'staff',
    asksPassword: true,
    input: two,
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: { keptId: 35, goneId: 6 } },
    handle: mergeCompanies,
  }),
];
