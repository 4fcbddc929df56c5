/** Maximum length of a message. */
export const MESSAGE_MAX = 2000;

/** Side of the author: a member of the company, or the shop. */
export type MessageSide = 'buyer' | 'shop';

/** A message about an order, as both sides see it. */
export interface OrderMessage {
  messageId: number;
  orderId: number;
  side: MessageSide;
  /** Name of the author. */
  byName: string;
  text: string;
  /** ISO 8601. */
  writtenAt: string;
  /** ISO 8601; null: unread by the other side. */
  readAt: string | null;
}
