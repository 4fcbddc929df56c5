import { get } from '../../base/operations/path.ts';
import type { JobRun } from './answers.ts';

export type * from './answers.ts';

export const jobPaths = {
  /** All jobs with their latest runs. */
  list: get<Record<string, never>, readonly JobRun[]>('/Job/GetJobs'),
};
