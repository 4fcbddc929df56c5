import { get, post } from '../../base/operations/path.ts';
import type { SampleData } from './answers.ts';

export type * from './answers.ts';

/** The sample data of a shop that began with it (Q6), for staff. */
export const sampleDataPaths = {
  read: get<Record<string, never>, SampleData>('/Administration/GetSampleData'),
  /** Removes it. The name of the shop confirms it. Returns 1. */
  remove: post<{ shopName: string }, number>('/Administration/RemoveSampleData'),
};
