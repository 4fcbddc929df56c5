import type { ListPage } from '../operations/list-page.ts';
import { choice, declareList, type QuestionOf } from '../operations/list-declaration.ts';
import { get, post } from '../operations/path.ts';
import { RETURN_STATES, type ReceivedLine, type ReturnOutcome, type ReturnReason, type ReturnState } from './return.ts';
import type { ReturnHeader, ListedReturn, OrderReturns, Return } from './wire.ts';

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

export interface ReturnClosing {
  returnId: number;
  outcome: ReturnOutcome;
  /** A credit note filed with the order. */
  documentId?: number | null | undefined;
  remarks?: string | undefined;
}

/** The list of returns for staff (L7); 'waiting': those that need staff. */
export const returnDeclaration = declareList({
  sorts: ['asked', 'state'],
  order: { sort: 'asked', direction: 'desc' },
  filters: {
    returnState: choice(['waiting', ...RETURN_STATES], 'refusal.return-state', { states: RETURN_STATES.join(', ') }),
  },
});

export type ReturnQuestion = QuestionOf<typeof returnDeclaration>;

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
  own: get<
    { returnState?: ReturnState | undefined; page?: number | undefined; pageSize?: number | undefined },
    ListPage<ReturnHeader>
  >('/Return/GetReturns'),
  ofOrder: get<{ orderId: number }, OrderReturns>('/Return/GetReturnsOfOrder/{orderId}'),
  read: get<{ returnId: number }, Return>('/Return/GetReturn/{returnId}'),
  /** Staff: those that need staff come first. */
  list: get<ReturnQuestion, ListPage<ListedReturn>>('/Return/GetAllReturns'),
  /** Staff: records a return requested by telephone; returns its id. */
  take: post<ReturnDraft, number>('/Return/TakeReturn'),
  /** Staff: asks the buyer a question; returns 1. */
  question: post<ReturnRemarks, number>('/Return/AskAboutReturn'),
  /** Staff: answers 1. */
  accept: post<{ returnId: number; remarks?: string | undefined }, number>('/Return/AcceptReturn'),
  /** Staff: answers 1. */
  refuse: post<ReturnRemarks, number>('/Return/RefuseReturn'),
  /** Staff: receives returned goods; returns the total number of units received. */
  receive: post<{ returnId: number; lines: readonly ReceivedLine[]; remarks?: string | undefined }, number>(
    '/Return/ReceiveReturn',
  ),
  /** Staff: answers 1. */
  close: post<ReturnClosing, number>('/Return/CloseReturn'),
};
