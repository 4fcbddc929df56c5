import type { DeliveryPromise } from '#shop/stock/promise.ts';
import { useFigures } from '../../texts/texts.tsx';
import { useArrivalText, useGivenText, usePromiseText } from './promise-text.ts';
import styles from './promised.module.css';

/** Despatch promise of a part (L4). */
export function Promised({ promise }: { promise: DeliveryPromise }) {
  const promised = usePromiseText()(promise);
  return promised === null ? null : <span className={styles.promise}>{promised}</span>;
}

/** Despatch promise at the time of the order (L4). */
export function PromiseGiven({ promise }: { promise: DeliveryPromise }) {
  const given = useGivenText()(promise);
  return given === null ? null : <span className={styles.promise}>{given}</span>;
}

/** What a part's page says after 'Item In Stock': ' · 145 · More on 3 Dec'; without stock when it comes (L4). */
export function StockFigures({ promise }: { promise: DeliveryPromise }) {
  const { measure } = useFigures();
  const arrival = useArrivalText()(promise);
  const said = [promise.inStock > 0 ? measure(promise.inStock) : [], arrival ?? []].flat();
  return <>{said.map((each) => ` · ${each}`).join('')}</>;
}
