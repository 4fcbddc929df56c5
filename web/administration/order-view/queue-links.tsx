import { useSearchParams } from 'react-router';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { orderInQueueHref, queueHref } from '../queue/queue-href.ts';
import { t } from '../staff-text.ts';
import type { QueueNeighbours } from './read-order.ts';

/** Links to the next and previous order of the queue, and back to it. */
export function QueueLinks({ beside: { previous, next } }: { beside: QueueNeighbours }) {
  const [query] = useSearchParams();
  return (
    <nav className="row gap-1-4" aria-label={t('queue.beside')}>
      <a href={queueHref(query)}>{t('queue.back')}</a>
      {previous === null ? null : (
        <a rel="prev" href={orderInQueueHref({ id: previous }, query)}>
          {t('queue.previous', { reference: orderReference(previous) })}
        </a>
      )}
      {next === null ? null : (
        <a rel="next" href={orderInQueueHref({ id: next }, query)}>
          {t('queue.next', { reference: orderReference(next) })}
        </a>
      )}
    </nav>
  );
}
