import { message, type Message } from '../../../base/messages/message.ts';
import type { Block } from './letter.ts';

/** Parts with their quantities as a table of a mail. @param item  heading of the parts */
export function itemTable(
  item: Message,
  lines: readonly { quantity: number; productName: string; variantDetails: string | null }[],
): Block {
  return {
    kind: 'items',
    heads: { item, quantity: message('letter.figures.quantity') },
    items: lines.map(({ quantity, productName, variantDetails }) => ({
      name: productName,
      details: [variantDetails ?? ''],
      quantity,
    })),
  };
}
