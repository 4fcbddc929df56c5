import { get, post } from '../../base/operations/path.ts';
import type { OrderingFor } from './answers.ts';

export type * from './answers.ts';

export const orderingForPaths = {
  /** Replaces an impersonation of another member. Returns 1. */
  start: post<{ customerId: number }, number>('/Company/StartOrderingFor'),
  /** Returns 1, even if there was none. */
  stop: post<Record<string, never>, number>('/Company/StopOrderingFor'),
  read: get<Record<string, never>, OrderingFor | null>('/Company/GetOrderingFor'),
};
