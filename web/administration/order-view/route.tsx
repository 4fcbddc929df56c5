import { useActionData, useLoaderData } from 'react-router';
import { OrderSheet } from '../../storefront/order/order-sheet.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { History } from '../history/history.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { changeOrder } from './change-order.ts';
import { NoteForm } from './note-form.tsx';
import { OrderSide } from './order-side.tsx';
import styles from './order-view.module.css';
import { readOrder, type OrderView } from './read-order.ts';

export const loader = readOrder;
export const action = changeOrder;

/** One order as the sheet that is printed, and beside it what staff do with it (E4, E18). */
export function Component() {
  const { order, history } = useLoaderData<OrderView>();
  const answer = useActionData<SaveAnswer>();
  const store = useAdministration();
  return (
    <>
      <PageHead title={t('order.title', { reference: order.reference })}>
        <a href={`/PDFOrder.pdf?id=${order.id}`}>{t('order.pdf')}</a>
      </PageHead>
      <div className={styles.view}>
        <OrderSheet order={order} store={store} />
        <div className={styles.side}>
          <OrderSide order={order} answer={answer} />
          <section aria-labelledby="history">
            <h2 id="history">{t('order.history')}</h2>
            <History entries={history} none={t('order.history-none')} />
            <NoteForm answer={answer?.form === 'note' ? answer : undefined} />
          </section>
        </div>
      </div>
    </>
  );
}
