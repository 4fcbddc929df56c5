import type { ReactNode } from 'react';
import type { PlacedOrder } from '#shop/orders/order.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { customerHref } from '../customers/customer-href.ts';
import { useHasScript } from '../lists/use-has-script.ts';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { t } from '../staff-text.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { OrderAsk } from './change-order.ts';
import styles from './order-view.module.css';
import { PurchaseOrder } from './purchase-order.tsx';

interface OrderSideProps {
  order: PlacedOrder;
  answer: SaveAnswer | undefined;
}

/** Actions for an order, next to its sheet. */
export function OrderSide({ order, answer }: OrderSideProps) {
  const next = order.status === 'complete' ? 'pending' : 'complete';
  const hasScript = useHasScript();
  return (
    <>
      <Panel heading={t('order.status')}>
        <p>
          <OrderStatusBadge status={order.status} />
        </p>
        <AskButton ask={next} answer={answer} done={t(`order.marked-${order.status}`)} asked={['complete', 'pending']}>
          {t(`order.make-${next}`)}
        </AskButton>
        {hasScript ? (
          <Button kind="secondary" type="button" onClick={() => window.print()}>
            {t('order.print')}
          </Button>
        ) : null}
      </Panel>
      <Panel heading={t('order.customer')}>
        <p>
          <a href={customerHref({ guid: order.customerGuid })}>{order.company}</a>
        </p>
        <p>
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </p>
        <AskButton ask="mail" answer={answer} done={t('order.mail-sent', { email: order.email })} asked={['mail']}>
          {t('order.mail-again')}
        </AskButton>
      </Panel>
      <Panel heading={t('order.po')}>
        <PurchaseOrder key={order.id} order={order} />
      </Panel>
    </>
  );
}

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

interface AskButtonProps {
  ask: OrderAsk;
  /** The requests whose answer is shown here. */
  asked: readonly OrderAsk[];
  answer: SaveAnswer | undefined;
  /** Message after the action. */
  done: string;
  children: string;
}

/** A button for one request about the order, with its result below. */
function AskButton({ ask, asked, answer, done, children }: AskButtonProps) {
  const busy = useSending(ask);
  const own = asked.some((each) => each === answer?.form) ? answer : undefined;
  return (
    <PostForm intent={ask} answer={own} preventScrollReset>
      <Button type="submit" kind="secondary" busy={busy && t('order.working')}>
        {children}
      </Button>
      <output className={styles.outcome} data-kind={own?.saved === false ? 'bad' : 'good'}>
        {own === undefined ? null : own.saved ? done : own.notice}
      </output>
    </PostForm>
  );
}
