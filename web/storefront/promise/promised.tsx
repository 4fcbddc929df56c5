import type { DeliveryPromise } from '#shop/catalogue/stock/promise.ts';
import { useGivenText } from './promise-text.ts';
import styles from './promised.module.css';

/** Despatch promise at the time of the order (L4). */
export function PromiseGiven({ promise }: { promise: DeliveryPromise }) {
  const given = useGivenText()(promise);
  return given === null ? null : <span className={styles.promise}>{given}</span>;
}
