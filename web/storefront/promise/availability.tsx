import { formatShortDay } from '#shop/base/days/calendar-day.ts';
import { availabilityOf } from '#shop/catalogue/stock/line-availability.ts';
import type { DeliveryPromise } from '#shop/catalogue/stock/promise.ts';
import { useLanguage, useText } from '../../texts/texts.tsx';
import { usePromiseText } from './promise-text.ts';
import styles from './promised.module.css';

interface LineOf {
  promise: DeliveryPromise;
  quantity: number;
}

/** Text of what is there of a quantity, what follows and when (L4). */
export function useAvailabilityText(): (line: LineOf) => string {
  const language = useLanguage();
  const t = useText();
  const promiseText = usePromiseText();
  return ({ promise, quantity }) => {
    const { now, later, followsOn, weeks } = availabilityOf(promise, quantity);
    const kind = now === 0 ? 'short' : 'part';
    if (later === 0) return promiseText(promise) ?? '';
    if (followsOn !== null)
      return t(`promise.${kind}-day`, { now, later, count: quantity, day: formatShortDay(followsOn, language) });
    if (weeks !== null) return t(`promise.${kind}-weeks`, { now, later, count: quantity, weeks });
    return t(`promise.${kind}-open`, { now, later, count: quantity });
  };
}

/** Availability of a line: the units that are there, and when the others follow; marked if some follow. */
export function Availability({ promise, quantity }: LineOf) {
  const text = useAvailabilityText()({ promise, quantity });
  return (
    <span className={styles.promise} data-short={availabilityOf(promise, quantity).later > 0 || undefined}>
      {text}
    </span>
  );
}
