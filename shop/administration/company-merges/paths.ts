import type { CompanyForStaff } from '../../companies/paths.ts';
import { get, post } from '../../operations/path.ts';

export interface TwoCompanies {
  /** Its terms count. */
  keptId: number;
  /** It becomes a part of the other. */
  goneId: number;
}

/** Preview of a merge (H8). */
export interface MergePreview {
  kept: CompanyForStaff;
  gone: CompanyForStaff;
  /** Data moved in addition to the members. */
  orders: number;
  addresses: number;
  openBaskets: number;
  openRequests: number;
  openInvitations: number;
  /** Of members and of the company. */
  lists: number;
  ownNumbers: number;
  /** Own numbers of the other company that are left out: the kept one has given the number, or has one for the part. */
  droppedNumbers: readonly { ownNumber: string; productName: string }[];
  /** Cost centres that the kept company gets. */
  costCentres: readonly string[];
}

export const companyMergePaths = {
  preview: get<TwoCompanies, MergePreview>('/Company/GetMergePreview/{keptId}/{goneId}'),
  /** Answers 1. It is put back from the audit list, as a whole. */
  merge: post<TwoCompanies, number>('/Company/MergeCompanies'),
};
