import { get, post } from '../../base/operations/path.ts';

export interface MessagesRead {
  orderId: number;
  /** The newest message shown: later ones stay unread. Absent: all are marked as read. */
  seenMessageId?: number | undefined;
}

export interface OrderMessageDraft extends MessagesRead {
  text: string;
}

export const messagePaths = {
  /** Sends a member's message about an order to the shop; returns its id (L8). */
  write: post<OrderMessageDraft, number>('/Sale/WriteOrderMessage'),
  /** Marks the shop's messages about an order as read; returns their number. */
  read: post<MessagesRead, number>('/Sale/ReadOrderMessages'),
  /** The orders with messages from the shop that nobody in the company has read, newest first. */
  unread: get<Record<string, never>, readonly number[]>('/Sale/GetOrdersWithMessages'),
};
