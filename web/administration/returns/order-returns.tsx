import type { ReturnHeader } from '#shop/returns/paths.ts';
import styles from '../order-view/order-view.module.css';
import { t } from '../staff-text.ts';
import { ReturnBadge } from './return-badge.tsx';
import { returnHref } from './return-href.ts';

/** The returns of an order, and what came of each (L7). */
export function OrderReturns({ returns }: { returns: readonly ReturnHeader[] }) {
  if (returns.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="returns-heading">
      <h2 id="returns-heading">{t('returned.title')}</h2>
      {returns.map((returned) => (
        <p key={returned.returnId} className={styles.why}>
          <a href={returnHref(returned)}>{returned.returnNumber}</a> <ReturnBadge returned={returned} />
        </p>
      ))}
    </section>
  );
}
