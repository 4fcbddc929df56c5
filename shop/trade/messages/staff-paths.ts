import type { MessagesRead, OrderMessageDraft } from './paths.ts';
import { post } from '../../base/operations/path.ts';

/** Staff calls about messages of orders (L8). */
export const staffMessagePaths = {
  /** Sends a message to the buyer; returns its id. */
  answer: post<OrderMessageDraft, number>('/Sale/AnswerOrderMessage'),
  /** Marks the buyer's messages as read without answering; returns their number. */
  settle: post<MessagesRead, number>('/Sale/SettleOrderMessages'),
};
