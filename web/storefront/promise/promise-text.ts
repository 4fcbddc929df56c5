import { formatShortDay } from '#shop/kernel/calendar-day.ts';
import type { DeliveryPromise } from '#shop/catalogue/stock/promise.ts';
import type { Messages } from '@lingui/core';
import type promise from '#texts/en/promise.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook, useLanguage } from '../../texts/texts.tsx';

/** The texts of promises. */
export const usePromiseWords = textHook<keyof typeof promise>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/promise.json', { import: 'default' })),
);

/**
 * Text of the availability promise (L4); null if nothing is known. Separate, so that only pages that show it load it.
 */
export function usePromiseText(): (promise: DeliveryPromise) => string | null {
  const language = useLanguage();
  const t = usePromiseWords();
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
  const t = usePromiseWords();
  return (given) => {
    const promise = textOf(given);
    return promise === null ? null : t('promise.given', { promise });
  };
}
