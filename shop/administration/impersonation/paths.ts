import { get, post } from '../../operations/path.ts';
import type { OrderingFor } from './answers.ts';

export type * from './answers.ts';

export const orderingForPaths = {
  /** Ends what was begun for another member. Answers 1. */
  start: post<{ customerId: number }, number>('/Company/StartOrderingFor'),
  /** Answers 1, also where nothing was begun. */
  stop: post<Record<string, never>, number>('/Company/StopOrderingFor'),
  read: get<Record<string, never>, OrderingFor | null>('/Company/GetOrderingFor'),
};
