import { z } from 'zod';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import { issue } from '../../base/messages/issue.ts';
import { operation } from '../../base/operations/operation.ts';
import { textInput } from '../../base/wire/input-schemas.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { sampleDataSchema } from './answers.ts';
import { sampleDataPaths } from './paths.ts';
import { readSampleData, removeSampleDataAsStaff } from './remove-sample-data.ts';

/** Operations for the sample data of a shop that began with it (Q6). */
export const sampleDataOperations = [
  operation(sampleDataPaths.read, {
    tag: 'Administration',
    summary: 'Get whether the shop has sample data, and the real things that belong to it and keep it (Q6).',
    who: { access: 'staff', staffRight: 'settings' },
    input: noInput,
    answer: { format: answerInternal(sampleDataSchema) },
    handle: (_, { shop }) => readSampleData(shop.db),
  }),

  operation(sampleDataPaths.remove, {
    tag: 'Administration',
    summary:
      'Remove the sample data with everything that belongs to it, such as test orders. The name of the shop confirms it. Refused as long as something real belongs to it. Returns 1 (Q6).',
    who: { access: 'staff', staffRight: NEEDS.everyFile, asksPassword: true },
    input: z.object({ shopName: textInput.refine((name) => name !== '', issue('staff-refusal.other-shop-name')) }),
    answer: { format: answerNumber, refuses: [409] },
    example: { body: { shopName: 'Pressline' } },
    handle: removeSampleDataAsStaff,
  }),
];
