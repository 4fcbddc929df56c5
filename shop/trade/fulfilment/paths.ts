import { get, post } from '../../base/operations/path.ts';
import type { AskedChange } from './change-request.ts';
import type { Delivery, OrderVersions, ChangeRequest } from './wire.ts';

export type * from './wire.ts';

export const fulfilmentPaths = {
  /** Reads the original order and its corrections (L5). */
  versions: get<{ orderId: number }, OrderVersions>('/Sale/GetOrderVersions/{orderId}'),
  /** Reads shipped and remaining quantities, and the shipments (L3). */
  delivery: get<{ orderId: number }, Delivery>('/Sale/GetOrderDelivery/{orderId}'),
  /** Requests a change or cancellation before picking starts; returns the request's id (L5). */
  askForChange: post<AskedChange, number>('/Sale/AskForOrderChange'),
  /** Withdraws the buyer's open request; returns 1. */
  withdrawRequest: post<{ orderId: number }, number>('/Sale/WithdrawOrderRequest'),
  /** Lists the change requests of an order, newest first. */
  requests: get<{ orderId: number }, readonly ChangeRequest[]>('/Sale/GetOrderRequests/{orderId}'),
};
