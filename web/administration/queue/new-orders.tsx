import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { QueuedOrder } from '#shop/trade/fulfilment/paths.ts';
import { queueDeclaration, staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import { callApi } from '../../call-api.ts';
import { Button } from '../../design/button.tsx';
import { questionOf } from '../lists/list-question.ts';
import { t } from '../staff-text.ts';
import styles from './queue.module.css';
import { isAtWork } from './row-keys.ts';

const LOOK_EVERY_MS = 30_000;

interface News {
  /** Number of orders placed since the list was last requested. */
  count: number;
  /** They are already in the list. */
  isShown: boolean;
  show: () => void;
}

/**
 * Polls for new orders while the page is visible. If no row is selected or focused they are shown at once; otherwise
 * nothing moves until requested.
 */
export function useNewOrders(shown: readonly QueuedOrder[]): News {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const [news, setNews] = useState({ count: 0, isShown: true });
  const show = () => {
    setNews({ count: 0, isShown: true });
    void revalidate();
  };
  const look = useEffectEvent(async () => {
    if (document.hidden) return;
    const asked = await callApi(staffFulfilmentPaths.queue, questionOf(query, queueDeclaration));
    if (!asked.ok) return;
    const known = new Set(shown.map(({ id }) => id));
    const count = asked.output.items.filter(({ id }) => !known.has(id)).length;
    if (isAtWork()) return setNews({ count, isShown: false });
    if (count > 0) setNews({ count, isShown: true });
    await revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { ...news, show };
}

/** Shows the number of new orders. */
export function NewOrders({ news: { count, isShown, show } }: { news: News }) {
  return (
    <div className={styles.news}>
      <output>{count === 0 ? null : t('queue.news', { count })}</output>
      {count === 0 || isShown ? null : (
        <Button type="button" kind="secondary" onClick={show}>
          {t('queue.news-show')}
        </Button>
      )}
    </div>
  );
}
