import { get, post } from '../../operations/path.ts';

export interface MessagesRead {
  orderId: number;
  /** The newest message that was shown: what came later stays unread. Absent: all are read. */
  seenMessageId?: number | undefined;
}

export interface OrderMessageDraft extends MessagesRead {
  text: string;
}

export const messagePaths = {
  /** A member writes to the counter about an order; answers the message's number (L8). */
  write: post<OrderMessageDraft, number>('/Sale/WriteOrderMessage'),
  /** A member has read what the shop wrote about an order; answers how many messages. */
  read: post<MessagesRead, number>('/Sale/ReadOrderMessages'),
  /** The orders with messages of the shop that nobody of the company has read, the newest first. */
  unread: get<Record<string, never>, readonly number[]>('/Sale/GetOrdersWithMessages'),
  /** Staff: write to the buyer; answers the message's number. */
  answer: post<OrderMessageDraft, number>('/Sale/AnswerOrderMessage'),
  /** Staff: what the buyer wrote needs no answer; answers how many messages. */
  settle: post<MessagesRead, number>('/Sale/SettleOrderMessages'),
};
