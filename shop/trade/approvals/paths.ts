import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { del, get, post } from '../../base/operations/path.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { Untranslated } from '../../base/messages/message.ts';
import type { ApprovalState } from '../orders/approval-state.ts';
import type { OrderRequest } from '../orders/paths.ts';
import type { ApprovalHeader, Approval, Deputies, OrderNow } from './answers.ts';

export type * from './answers.ts';

/** A request whose messages are not translated yet. */
export type UntranslatedApproval = Omit<Approval, 'orderNow'> & { orderNow: UntranslatedOrderNow | null };
export type UntranslatedOrderNow = Untranslated<OrderNow, 'refusedBecause'>;

export interface ApprovalListRequest extends GrowingPage {
  approvalState?: ApprovalState | undefined;
}

export interface DeputyDraft {
  memberId: number;
  startsOn: CalendarDay;
  endsOn: CalendarDay;
}

export const approvalPaths = {
  /** Freezes the cart and requests an approval; returns the request's id, the same for the same cart. */
  ask: post<OrderRequest, number>('/Approval/AskForApproval'),
  list: get<ApprovalListRequest, ListPage<ApprovalHeader>>('/Approval/GetRequests'),
  /** Counts the requests that the member can decide now. */
  countWaiting: get<Record<string, never>, number>('/Approval/CountWaitingRequests'),
  read: get<{ approvalId: number }, Approval>('/Approval/GetRequest/{approvalId}'),
  /** Places exactly the order of that stamp, once; returns its id. */
  approve: post<{ approvalId: number; stamp: string } & GivenAgreement, number>('/Approval/ApproveRequest'),
  /** Returns 1. */
  reject: post<{ approvalId: number; decisionReason: string }, number>('/Approval/RejectRequest'),
  /** Returns 1. */
  withdraw: post<{ approvalId: number }, number>('/Approval/WithdrawRequest'),
  /** Reopens the cart of a request without a resulting order in this browser. Returns 1. */
  takeBasket: post<{ approvalId: number }, number>('/Approval/TakeBasket'),
  deputies: get<Record<string, never>, Deputies>('/Approval/GetDeputies'),
  /** Returns 1. */
  nameDeputy: post<DeputyDraft, number>('/Approval/NameDeputy'),
  /** Returns 1. */
  endDeputy: del<{ deputyshipId: number }, number>('/Approval/EndDeputy/{deputyshipId}'),
};
