import { get } from '../../operations/path.ts';
import type { TimelineEntry, BuyerEntry, CompanyTimeline } from './answers.ts';

export type * from './answers.ts';

export const timelinePaths = {
  /** Staff: the full history of an order, newest first (L8). */
  ofOrder: get<{ orderId: number }, readonly TimelineEntry[]>('/Sale/GetOrderTimeline/{orderId}'),
  /** Reads the history of an order for its buyer, newest first (L8). */
  ofOwnOrder: get<{ orderId: number }, readonly BuyerEntry[]>('/Sale/GetOwnOrderTimeline/{orderId}'),
  /** Staff: the history of a company, its members and its orders, newest first (L8). */
  ofCompany: get<{ companyId: number; before?: string | undefined }, CompanyTimeline>(
    '/Company/GetCompanyTimeline/{companyId}',
  ),
};
