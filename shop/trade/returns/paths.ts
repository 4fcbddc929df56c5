import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { ReturnReason, ReturnState } from './return.ts';
import type { ReturnHeader, OrderReturns, Return } from './wire.ts';

export type * from './wire.ts';

export interface ReturnDraft {
  orderId: number;
  lines: readonly { orderLineId: number; quantity: number }[];
  returnReason: ReturnReason;
  remarks?: string | undefined;
}

/** A step with a comment. */
export interface ReturnRemarks {
  returnId: number;
  remarks: string;
}

export const returnPaths = {
  /** Requests a return of parts of an order; returns its id. */
  ask: post<ReturnDraft, number>('/Return/AskForReturn'),
  /** Adds a picture to an undecided return; returns the picture's id. */
  addPicture: post<{ returnId: number; file: File }, number>('/Return/AddReturnPicture'),
  /** Removes a picture from an undecided return; returns 1. */
  removePicture: post<{ returnId: number; pictureId: number }, number>('/Return/RemoveReturnPicture'),
  /** Returns 1. */
  answer: post<ReturnRemarks, number>('/Return/AnswerReturn'),
  /** Returns 1. */
  withdraw: post<{ returnId: number }, number>('/Return/WithdrawReturn'),
  /** The returns that the member sees, newest first. */
  own: get<GrowingPage & { returnState?: ReturnState | undefined }, ListPage<ReturnHeader>>('/Return/GetReturns'),
  ofOrder: get<{ orderId: number }, OrderReturns>('/Return/GetReturnsOfOrder/{orderId}'),
  read: get<{ returnId: number }, Return>('/Return/GetReturn/{returnId}'),
};
