import type { ListPage } from '../operations/list-page.ts';
import type { ListQuestion } from '../operations/list-question.ts';
import { get, post } from '../operations/path.ts';
import type { OrderItem, OrderHeader } from '../orders/order.ts';
import type {
  AwaitedLine,
  ReceivedLine,
  ReturnHappened,
  ReturnableLine,
  ReturnOutcome,
  ReturnReason,
  ReturnState,
} from './return.ts';

type OfPart = Pick<OrderItem, 'productId' | 'productName' | 'variantDetails'>;

/** A return in a list (L7). */
export interface ReturnHeader extends Pick<OrderHeader, 'reference' | 'purchaseOrderNumber' | 'company'> {
  returnId: number;
  /** 'MA001234-R1'. */
  returnNumber: string;
  orderId: number;
  returnState: ReturnState;
  returnReason: ReturnReason;
  /** null: it is not closed yet. */
  outcome: ReturnOutcome | null;
  /** ISO 8601. */
  askedAt: string;
  askedBy: string;
  /** Total number of units. */
  units: number;
}

/** A line of a return; of what was received so many can't be sold again. */
export interface ReturnLine extends OfPart, AwaitedLine {
  unsaleable: number;
}

export interface ReturnEvent {
  id: number;
  /** ISO 8601. */
  at: string;
  kind: ReturnHappened;
  remarks: string;
  isStaff: boolean;
  /** null: somebody of the shop, whom only staff are told. */
  byName: string | null;
}

/** A return with all that belongs to it. */
export interface Return extends ReturnHeader {
  lines: readonly ReturnLine[];
  /** The oldest first. */
  events: readonly ReturnEvent[];
  /** The numbers of its pictures. */
  pictures: readonly number[];
  creditNote: { documentId: number; number: string } | null;
}

/** Returns of an order, and the quantities that can still be returned. */
export interface OrderReturns {
  returns: readonly ReturnHeader[];
  lines: readonly (OfPart & ReturnableLine)[];
}

export interface ReturnDraft {
  orderId: number;
  lines: readonly { orderLineId: number; quantity: number }[];
  returnReason: ReturnReason;
  remarks?: string | undefined;
}

/** A step with what is said about it. */
export interface ReturnRemarks {
  returnId: number;
  remarks: string;
}

export interface ReturnClosing {
  returnId: number;
  outcome: ReturnOutcome;
  /** A credit note that is filed with the order. */
  documentId?: number | null | undefined;
  remarks?: string | undefined;
}

export const RETURN_SORTS = ['asked', 'state'] as const;
export type ReturnSort = (typeof RETURN_SORTS)[number];

export type ReturnQuestion = ListQuestion<ReturnSort> & {
  /** 'waiting': for the counter. */
  returnState?: ReturnState | 'waiting' | undefined;
};

/** A row of the staff list. */
export type ListedReturn = ReturnHeader & { id: number };

export const returnPaths = {
  /** Asks for a return of parts of an order; answers its number in the shop. */
  ask: post<ReturnDraft, number>('/Return/AskForReturn'),
  /** A picture for a return that is not decided yet; answers the picture's number. */
  addPicture: post<{ returnId: number; file: File }, number>('/Return/AddReturnPicture'),
  /** Takes a wrong one off again, as long as the return is not decided; answers 1. */
  removePicture: post<{ returnId: number; pictureId: number }, number>('/Return/RemoveReturnPicture'),
  /** Answers 1. */
  answer: post<ReturnRemarks, number>('/Return/AnswerReturn'),
  /** Answers 1. */
  withdraw: post<{ returnId: number }, number>('/Return/WithdrawReturn'),
  /** The returns that the member sees, the newest first. */
  own: get<
    { returnState?: ReturnState | undefined; page?: number | undefined; pageSize?: number | undefined },
    ListPage<ReturnHeader>
  >('/Return/GetReturns'),
  ofOrder: get<{ orderId: number }, OrderReturns>('/Return/GetReturnsOfOrder/{orderId}'),
  read: get<{ returnId: number }, Return>('/Return/GetReturn/{returnId}'),
  /** Staff: those that wait for the counter come first. */
  list: get<ReturnQuestion, ListPage<ListedReturn>>('/Return/GetAllReturns'),
  /** Staff: takes a return that was asked for by telephone; answers its number in the shop. */
  take: post<ReturnDraft, number>('/Return/TakeReturn'),
  /** Staff: asks the buyer something; answers 1. */
  question: post<ReturnRemarks, number>('/Return/AskAboutReturn'),
  /** Staff: answers 1. */
  accept: post<{ returnId: number; remarks?: string | undefined }, number>('/Return/AcceptReturn'),
  /** Staff: answers 1. */
  refuse: post<ReturnRemarks, number>('/Return/RefuseReturn'),
  /** Staff: books what came back; answers how many units in all have come. */
  receive: post<{ returnId: number; lines: readonly ReceivedLine[]; remarks?: string | undefined }, number>(
    '/Return/ReceiveReturn',
  ),
  /** Staff: answers 1. */
  close: post<ReturnClosing, number>('/Return/CloseReturn'),
};
