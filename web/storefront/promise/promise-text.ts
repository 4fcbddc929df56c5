import { formatShortDay } from '#shop/base/days/calendar-day.ts';
import type { DeliveryPromise } from '#shop/catalogue/stock/promise.ts';
import { useLanguage, useText } from '../../texts/texts.tsx';

/**
 * Text of the availability promise (L4); null if nothing is known.
 */
export function usePromiseText(): (promise: DeliveryPromise) => string | null {
  const language = useLanguage();
  const t = useText();
  return ({ inStock, moreOn, weeks }) => {
    const day = moreOn === null ? null : formatShortDay(moreOn, language);
    if (inStock > 0)
      return day === null
        ? t('promise.in-stock', { count: inStock })
        : t('promise.in-stock-more', { count: inStock, day });
    if (day !== null) return t('promise.more-on', { day });
    return weeks === null ? null : t('promise.weeks', { weeks });
  };
}

/** The promise as it was at the time of the order. */
export function useGivenText(): (promise: DeliveryPromise) => string | null {
  const textOf = usePromiseText();
  const t = useText();
  return (given) => {
    const promise = textOf(given);
    return promise === null ? null : t('promise.given', { promise });
  };
}
