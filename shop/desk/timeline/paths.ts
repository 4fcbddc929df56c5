import { get } from '../../base/operations/path.ts';
import type { BuyerEntry } from './answers.ts';

export type * from './answers.ts';

export const timelinePaths = {
  /** Reads the history of an order for its buyer, newest first (L8). */
  ofOwnOrder: get<{ orderId: number }, readonly BuyerEntry[]>('/Sale/GetOwnOrderTimeline/{orderId}'),
};
