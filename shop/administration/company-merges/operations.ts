import { z } from 'zod';
import { answerNumber, answerInternal } from '../../operations/answers.ts';
import { operation } from '../../operations/operation.ts';
import { idNumber } from '../../operations/input-schemas.ts';
import { mergeCompanies } from './merge-companies.ts';
import { companyMergePaths } from './paths.ts';
import { previewMerge } from './preview-merge.ts';
import { mergePreviewSchema } from './answers.ts';

const two = z.object({ keptId: idNumber('company'), goneId: idNumber('company') });

export const companyMergeOperations = [
  operation(companyMergePaths.preview, {
    tag: 'Company',
    summary: 'What it would do to make one company a part of another; nothing is changed (H8).',
    who: { access: 'staff', staffRight: 'customers' },
    input: two,
    answer: { format: answerInternal(mergePreviewSchema), refuses: [404, 409] },
    example: { path: { keptId: 1, goneId: 2 } },
    handle: previewMerge,
  }),

  operation(companyMergePaths.merge, {
    tag: 'Company',
    summary: 'Make one company a part of another; it is put back from the audit list. Answers 1 (H8).',
    who: { access: 'staff', staffRight: 'customers', asksPassword: true },
    input: two,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { keptId: 35, goneId: 6 } },
    handle: mergeCompanies,
  }),
];
