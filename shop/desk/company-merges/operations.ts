import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { answerNumber, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { mergeCompanies } from './merge-companies.ts';
import { companyMergePaths } from './paths.ts';
import { previewMerge } from './preview-merge.ts';
import { mergePreviewSchema } from './answers.ts';

const two = z.object({ keptId: idNumber('company'), goneId: idNumber('company') });

const confirmed = two.extend({
  keptName: textInput.refine((name) => name !== '', issue('staff-refusal.kept-company-name')),
});

export const companyMergeOperations = [
  operation(companyMergePaths.preview, {
    tag: 'Company',
    summary: 'Preview the merge of one company into another. Changes nothing (H8).',
    who: { access: 'staff', staffRight: 'customers' },
    input: two,
    answer: { format: answerInternal(mergePreviewSchema), refuses: [404, 409] },
    example: { path: { keptId: 1, goneId: 2 } },
    handle: previewMerge,
  }),

  operation(companyMergePaths.merge, {
    tag: 'Company',
    summary:
      'Merge one company into another, confirmed by the name of the kept one. It cannot be undone. Returns 1 (H8, D59).',
    who: { access: 'staff', staffRight: 'customers', asksPassword: true },
    input: confirmed,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { keptId: 35, goneId: 6, keptName: 'Fenland Labels' } },
    handle: mergeCompanies,
  }),
];
