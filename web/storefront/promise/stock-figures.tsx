import { formatShortDay } from '#shop/base/days/calendar-day.ts';
import type { DeliveryPromise } from '#shop/catalogue/stock/promise.ts';
import { useFigures, useLanguage, useText } from '../../texts/texts.tsx';

/** Figures after 'Item In Stock' on a part's page: ' · 145 · More on 3 Dec'; without stock, when it comes (L4). */
export function StockFigures({ promise: { inStock, moreOn, weeks } }: { promise: DeliveryPromise }) {
  const t = useText();
  const { measure } = useFigures();
  const language = useLanguage();
  const parts = [
    ...(inStock > 0 ? [measure(inStock)] : []),
    ...(moreOn === null ? [] : [t('promise.more-on', { day: formatShortDay(moreOn, language) })]),
    ...(inStock > 0 || moreOn !== null || weeks === null ? [] : [t('promise.weeks', { weeks })]),
  ];
  return <>{parts.map((each) => ` · ${each}`).join('')}</>;
}
