import type { DeliveryPromise } from '#shop/catalogue/stock/promise.ts';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

/** Stock of a part and what follows, for the counter (L4). */
export function promiseText({ inStock, moreOn, weeks }: DeliveryPromise): string {
  const stock = t('quoted.in-stock', { count: inStock });
  if (moreOn !== null) return t('quoted.more-on', { stock, day: formatDay(moreOn) });
  return weeks === null || inStock > 0 ? stock : t('quoted.weeks', { stock, weeks });
}
