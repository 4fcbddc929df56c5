import { get, post } from '../../operations/path.ts';
import type { MergePreview } from './answers.ts';

export type * from './answers.ts';

export interface TwoCompanies {
  /** Its terms count. */
  keptId: number;
  /** It becomes a part of the other. */
  goneId: number;
}

export const companyMergePaths = {
  preview: get<TwoCompanies, MergePreview>('/Company/GetMergePreview/{keptId}/{goneId}'),
  /** Answers 1. It is put back from the audit list, as a whole. */
  merge: post<TwoCompanies, number>('/Company/MergeCompanies'),
};
