import { get, post } from '../../base/operations/path.ts';
import type { MergePreview } from './answers.ts';

export type * from './answers.ts';

export interface TwoCompanies {
  /** Company whose terms apply. */
  keptId: number;
  /** Company that is merged into the other. */
  goneId: number;
}

/** A merge, confirmed by the name of the kept company (D59). */
export interface ConfirmedMerge extends TwoCompanies {
  /** As typed. */
  keptName: string;
}

export const companyMergePaths = {
  preview: get<TwoCompanies, MergePreview>('/Company/GetMergePreview/{keptId}/{goneId}'),
  /** Returns 1. It can’t be undone (D59). */
  merge: post<ConfirmedMerge, number>('/Company/MergeCompanies'),
};
