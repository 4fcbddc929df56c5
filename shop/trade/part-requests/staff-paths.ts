import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { ListedPartRequest, PartRequest } from './wire.ts';

export type * from './wire.ts';

/** Questions to the counter for staff, with the open ones first. */
export const partQuestionDeclaration = declareList({
  sorts: ['asked', 'state'],
  order: { sort: 'asked', direction: 'desc' },
  filters: { requestState: choice(['open', 'answered', 'withdrawn'], 'refusal.part-request-state') },
});

export type PartQuestionQuestion = QuestionOf<typeof partQuestionDeclaration>;

export interface PartAnswer {
  partRequestId: number;
  answer: string;
  /** Parts by their numbers; nothing: the answer is words. */
  parts: readonly { part: string; quantity: number }[];
}

/** Staff calls about questions to the counter (J9). */
export const staffPartRequestPaths = {
  list: get<PartQuestionQuestion, ListPage<ListedPartRequest>>('/PartRequest/GetAllQuestions'),
  read: get<{ partRequestId: number }, PartRequest>('/PartRequest/GetQuestion/{partRequestId}'),
  /** Answers with words and parts; returns 1. */
  answer: post<PartAnswer, number>('/PartRequest/AnswerQuestion'),
};
