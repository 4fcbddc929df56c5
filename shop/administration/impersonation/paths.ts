import { get, post } from '../../operations/path.ts';

/** For whom a member of staff orders just now (H7). */
export interface OrderingFor {
  customerId: number;
  memberName: string;
  companyId: number;
  companyName: string;
  /** ISO 8601: when it ends by itself. */
  endsAt: string;
}

export const orderingForPaths = {
  /** Ends what was begun for another member. Answers 1. */
  start: post<{ customerId: number }, number>('/Company/StartOrderingFor'),
  /** Answers 1, also where nothing was begun. */
  stop: post<Record<string, never>, number>('/Company/StopOrderingFor'),
  read: get<Record<string, never>, OrderingFor | null>('/Company/GetOrderingFor'),
};
