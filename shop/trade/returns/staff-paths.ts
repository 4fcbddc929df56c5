import type { ReturnDraft, ReturnRemarks } from './paths.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import { RETURN_STATES, type ReceivedLine, type ReturnOutcome } from './return.ts';
import type { ListedReturn } from './wire.ts';

export type * from './wire.ts';

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

/** Staff calls about returns (L7). */
export const staffReturnPaths = {
  /** Those that need staff come first. */
  list: get<ReturnQuestion, ListPage<ListedReturn>>('/Return/GetAllReturns'),
  /** Records a return requested by telephone; returns its id. */
  take: post<ReturnDraft, number>('/Return/TakeReturn'),
  /** Asks the buyer a question; returns 1. */
  question: post<ReturnRemarks, number>('/Return/AskAboutReturn'),
  /** Returns 1. */
  accept: post<{ returnId: number; remarks?: string | undefined }, number>('/Return/AcceptReturn'),
  /** Returns 1. */
  refuse: post<ReturnRemarks, number>('/Return/RefuseReturn'),
  /** Receives returned goods; returns the total number of units received. */
  receive: post<{ returnId: number; lines: readonly ReceivedLine[]; remarks?: string | undefined }, number>(
    '/Return/ReceiveReturn',
  ),
  /** Returns 1. */
  close: post<ReturnClosing, number>('/Return/CloseReturn'),
};
