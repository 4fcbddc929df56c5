import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { QueuedOrder } from '#shop/trade/fulfilment/paths.ts';
import { queueDeclaration, staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import { callApi } from '../../call-api.ts';
import { Button } from '../../design/button.tsx';
import { questionOf } from '../lists/list-question.ts';
import { t } from '../staff-text.ts';
import { isAtWork } from './row-keys.ts';

const LOOK_EVERY_MS = 15_000;

interface News extends Changes {
  /** They are already in the list. */
  isShown: boolean;
  show: () => void;
}

interface Changes {
  /** Number of orders placed since the list was last requested. */
  orders: number;
  /** Number of shown orders whose buyer has asked for a change or written since. */
  questions: number;
}

const NONE: Changes = { orders: 0, questions: 0 };

/** Compares the list as it is now with the one that is shown. */
export function changesIn(shown: readonly QueuedOrder[], now: readonly QueuedOrder[]): Changes {
  const known = new Map(shown.map((order) => [order.id, order]));
  const asks = ({ openWish, hasMessage }: QueuedOrder) => Number(openWish !== null) + Number(hasMessage);
  const isAsked = (order: QueuedOrder) => {
    const before = known.get(order.id);
    return before !== undefined && asks(order) > asks(before);
  };
  return { orders: now.filter(({ id }) => !known.has(id)).length, questions: now.filter(isAsked).length };
}

/**
 * Polls for new orders, messages and requests while the page is visible. If no row is selected, focused or under the pointer they are
 * shown at once; otherwise nothing moves until requested.
 */
export function useNewOrders(shown: readonly QueuedOrder[]): News {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const [news, setNews] = useState({ ...NONE, isShown: true });
  const show = () => {
    setNews({ ...NONE, isShown: true });
    void revalidate();
  };
  const look = useEffectEvent(async () => {
    if (document.hidden) return;
    const asked = await callApi(staffFulfilmentPaths.queue, questionOf(query, queueDeclaration));
    if (!asked.ok) return;
    const changes = changesIn(shown, asked.output.items);
    const isNew = changes.orders + changes.questions > 0;
    if (isAtWork()) return setNews({ ...changes, isShown: false });
    if (isNew) setNews({ ...changes, isShown: true });
    await revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { ...news, show };
}

/** Shows how much is new, announced politely. */
export function NewOrders({ news: { orders, questions, isShown, show } }: { news: News }) {
  const counts = [
    ...(orders === 0 ? [] : [t('queue.news', { count: orders })]),
    ...(questions === 0 ? [] : [t('queue.news-questions', { count: questions })]),
  ];
  return (
    <div className="row align-center">
      <output>{counts.join(', ')}</output>
      {counts.length === 0 || isShown ? null : (
        <Button type="button" kind="secondary" onClick={show}>
          {t('queue.news-show')}
        </Button>
      )}
    </div>
  );
}
