import type { OrderFields } from '../../accounts/order-fields.ts';
import type { ListPage } from '../../operations/list-page.ts';
import { del, get, post } from '../../operations/path.ts';
import type { CalendarDay } from '../../kernel/calendar-day.ts';
import type { CurrencyId, Minor } from '../../kernel/money.ts';
import type { Message } from '../../kernel/message.ts';
import type { ApprovalReason, ApprovalState, FrozenOrder } from '../approval.ts';
import type { OrderRequest } from '../paths.ts';
import type { OrderTotals } from '../../pricing/totals.ts';

/** A request for approval in a list (H3). */
export interface ApprovalHeader {
  approvalId: number;
  approvalState: ApprovalState;
  askedFor: ApprovalReason;
  /** ISO 8601. */
  askedAt: string;
  /** ISO 8601: then the basket goes back. */
  expiresAt: string;
  askedBy: string;
  /** True if the reader made the request. */
  isOwn: boolean;
  purchaseOrderNumber: string;
  currency: CurrencyId;
  totalMinor: Minor;
  /** The order that the request became. */
  orderId: number | null;
  /** Total of the order as placed, which may differ from the total requested; null: nothing was ordered. */
  orderPlaced: { currency: CurrencyId; totalMinor: Minor } | null;
}

/** A request with all that was frozen, and what it would come to now or has come to. */
export interface Approval<Said = string> extends ApprovalHeader, FrozenOrder {
  orderPlaced: OrderPlaced | null;
  couponCode: string | null;
  /** ISO 8601. */
  decidedAt: string | null;
  decidedBy: string | null;
  /** For whom a deputy decided. */
  decidedFor: string | null;
  decisionReason: string | null;
  /** True if the reader may approve or reject it. */
  mayDecide: boolean;
  /** Somebody of the company may decide about it as things stand; of one that is decided nobody. */
  hasDeciders: boolean;
  /** The basket is open again, and can be gone on with. */
  isBasketBack: boolean;
  /** null: it is decided. */
  orderNow: OrderNow<Said> | null;
}

/** Parts of an order that are compared with the request. */
interface ComparedOrder extends OrderTotals, OrderFields {
  currency: CurrencyId;
  /** null: it is not there any more. */
  deliveryAddress: string | null;
  /** In the order of the frozen lines. */
  lines: readonly { unitPriceMinor: Minor; lineTotalMinor: Minor }[];
}

/** The order as it was placed. */
export interface OrderPlaced extends ComparedOrder {
  deliveryAddress: string;
}

/** The frozen basket, priced as an order now. */
export interface OrderNow<Said = string> extends ComparedOrder {
  /** Names what it says: an approval is of exactly this. */
  stamp: string;
  isChanged: boolean;
  /** Why it can't be ordered. */
  refusedBecause: readonly Said[];
}

export type UntranslatedApproval = Approval<Message>;

export interface ApprovalListRequest {
  approvalState?: ApprovalState | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** A deputy with the first and the last day, both included: 2026-11-24. */
interface DeputyDays {
  name: string;
  startsOn: CalendarDay;
  endsOn: CalendarDay;
}

export interface NamedDeputy extends DeputyDays {
  deputyshipId: number;
  /** True if they could decide as things stand: they may be suspended, or not see the company's orders any more. */
  isAble: boolean;
}

/** Whom a member has named, and whom they stand in for; days that are over are left out. */
export interface Deputies {
  today: CalendarDay;
  mayName: boolean;
  named: readonly NamedDeputy[];
  standsInFor: readonly DeputyDays[];
  candidates: readonly { memberId: number; name: string }[];
}

export interface DeputyDraft {
  memberId: number;
  startsOn: CalendarDay;
  endsOn: CalendarDay;
}

export const approvalPaths = {
  /** Freezes the cart and asks; answers the request's number, the same for the same cart. */
  ask: post<OrderRequest, number>('/Approval/AskForApproval'),
  list: get<ApprovalListRequest, ListPage<ApprovalHeader>>('/Approval/GetRequests'),
  /** Counts the requests that the member may decide about now. */
  countWaiting: get<Record<string, never>, number>('/Approval/CountWaitingRequests'),
  read: get<{ approvalId: number }, Approval>('/Approval/GetRequest/{approvalId}'),
  /** Places exactly the order of that stamp, once; answers its number. */
  approve: post<{ approvalId: number; stamp: string }, number>('/Approval/ApproveRequest'),
  /** Answers 1. */
  reject: post<{ approvalId: number; decisionReason: string }, number>('/Approval/RejectRequest'),
  /** Answers 1. */
  withdraw: post<{ approvalId: number }, number>('/Approval/WithdrawRequest'),
  /** The basket of a request of which nothing came is the browser's from then on. Answers 1. */
  takeBasket: post<{ approvalId: number }, number>('/Approval/TakeBasket'),
  deputies: get<Record<string, never>, Deputies>('/Approval/GetDeputies'),
  /** Answers 1. */
  nameDeputy: post<DeputyDraft, number>('/Approval/NameDeputy'),
  /** Answers 1. */
  endDeputy: del<{ deputyshipId: number }, number>('/Approval/EndDeputy/{deputyshipId}'),
};
