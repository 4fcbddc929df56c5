import { get } from '../../base/operations/path.ts';
import type { TimelineEntry, CompanyTimeline } from './answers.ts';

export type * from './answers.ts';

/** The history as staff read it (L8). */
export const staffTimelinePaths = {
  /** The full history of an order, newest first (L8). */
  ofOrder: get<{ orderId: number }, readonly TimelineEntry[]>('/Sale/GetOrderTimeline/{orderId}'),
  /** The history of a company, its members and its orders, newest first (L8). */
  ofCompany: get<{ companyId: number; before?: string | undefined }, CompanyTimeline>(
    '/Company/GetCompanyTimeline/{companyId}',
  ),
};
