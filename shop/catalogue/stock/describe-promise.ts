import { type Message, message } from '../../base/messages/message.ts';
import type { DeliveryPromise } from './promise.ts';

/** Despatch promise of a part as a sentence (L4); null: unknown. */
export function describePromise({ inStock, moreOn, weeks }: DeliveryPromise): Message | null {
  if (inStock > 0) {
    return moreOn === null
      ? message('promise.in-stock', { count: inStock })
      : message('promise.in-stock-more', { count: inStock, day: { shortDay: moreOn } });
  }
  if (moreOn !== null) return message('promise.more-on', { day: { shortDay: moreOn } });
  return weeks === null ? null : message('promise.weeks', { weeks });
}
