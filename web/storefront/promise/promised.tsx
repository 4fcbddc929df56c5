import type { DeliveryPromise } from '#shop/stock/promise.ts';
import { useGivenText, usePromiseText } from './promise-text.ts';
import styles from './promised.module.css';

/** When a part can leave (L4). */
export function Promised({ promise }: { promise: DeliveryPromise }) {
  const promised = usePromiseText()(promise);
  return promised === null ? null : <span className={styles.promise}>{promised}</span>;
}

/** When it could leave on the day on which it was ordered: what the buyer was told then (L4). */
export function PromiseGiven({ promise }: { promise: DeliveryPromise }) {
  const given = useGivenText()(promise);
  return given === null ? null : <span className={styles.promise}>{given}</span>;
}
