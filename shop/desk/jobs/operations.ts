import { z } from 'zod';
import { answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { jobSchema } from './answers.ts';
import { listJobs } from './job-queries.ts';
import { jobPaths } from './paths.ts';

export const jobOperations = [
  operation(jobPaths.list, {
    tag: 'Job',
    summary: 'List the jobs that the shop does at regular times, with their latest runs.',
    who: { access: 'staff', staffRight: 'settings' },
    input: noInput,
    answer: { format: answerInternal(z.array(jobSchema)) },
    handle: (_, { shop }) => listJobs(shop.db),
  }),
];
