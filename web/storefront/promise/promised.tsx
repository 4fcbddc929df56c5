import type { DeliveryPromise } from '#shop/stock/promise.ts';
import { usePromiseText } from './promise-text.ts';
import styles from './promised.module.css';

/** When a part can leave (L4). */
export function Promised({ promise }: { promise: DeliveryPromise }) {
  const promised = usePromiseText()(promise);
  return promised === null ? null : <span className={styles.promise}>{promised}</span>;
}
