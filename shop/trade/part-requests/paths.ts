import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { PartRequestState, RequestReader, Urgency } from './part-request.ts';
import type { PartRequest, PartRequestHeader, TakenParts } from './wire.ts';

export type * from './wire.ts';

export interface PartRequestDraft {
  requestReader: RequestReader;
  /** A press of the company. */
  machineId?: number | null | undefined;
  urgency: Urgency;
  wanted?: string | undefined;
  /** A key of the caller's own: a request that is sent again with it, on whichever day, is the existing one. */
  requestKey?: string | null | undefined;
  /** The caller's own basket, which is emptied: its parts are what is asked for. */
  cartGuid?: string | null | undefined;
  /** The lines of the basket that are asked for; the others stay in it. Omitted: all. */
  cartLineIds?: readonly number[] | undefined;
}

export interface PartRequestListRequest extends GrowingPage {
  requestReader?: RequestReader | undefined;
  requestState?: PartRequestState | undefined;
}

export const partRequestPaths = {
  /** Asks purchasing for parts, or the counter which part it is; returns the request's id (J9). */
  ask: post<PartRequestDraft, number>('/PartRequest/AskForParts'),
  /** Adds a picture to an open request of the member; returns the picture's id. */
  addPicture: post<{ partRequestId: number; file: File }, number>('/PartRequest/AddRequestPicture'),
  /** Open ones first, then the newest. */
  list: get<PartRequestListRequest, ListPage<PartRequestHeader>>('/PartRequest/GetRequests'),
  read: get<{ partRequestId: number }, PartRequest>('/PartRequest/GetRequest/{partRequestId}'),
  /** Counts the open requests that the member can take. */
  countOpen: get<Record<string, never>, number>('/PartRequest/CountOpenRequests'),
  /** Puts the parts of open requests into the member's basket, all requests or none. */
  take: post<{ partRequestIds: readonly number[]; cartGuid: string }, TakenParts>('/PartRequest/TakeRequests'),
  /** Answers a request to purchasing without ordering; returns 1. */
  answer: post<{ partRequestId: number; answer: string }, number>('/PartRequest/AnswerRequest'),
  /** Returns 1. */
  withdraw: post<{ partRequestId: number }, number>('/PartRequest/WithdrawRequest'),
};
