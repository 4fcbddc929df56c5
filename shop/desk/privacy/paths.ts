import { get, post } from '../../base/operations/path.ts';
import type { OwnDataRequests } from './answers.ts';

export type * from './answers.ts';

/** For members: their own data (O4). */
export const ownDataPaths = {
  requests: get<Record<string, never>, OwnDataRequests>('/Privacy/GetOwnDataRequests'),
  /** Returns 1. */
  askErasure: post<{ remarks: string }, number>('/Privacy/RequestErasure'),
  /** Returns 1. */
  withdraw: post<Record<string, never>, number>('/Privacy/WithdrawErasureRequest'),
};

/** The file with the member's own data. */
export const OWN_COPY = '/Account-Data.zip';
