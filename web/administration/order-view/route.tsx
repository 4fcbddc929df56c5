import { useActionData, useLoaderData } from 'react-router';
import { OrderSheet } from '../../storefront/order/order-sheet.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { Agreements } from '../history/agreements.tsx';
import { Timeline } from '../history/timeline.tsx';
import { KeyHelp } from '../keys/key-help.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { changeOrder } from './change-order.ts';
import { Correct } from './correct.tsx';
import { Documents } from './documents.tsx';
import { MessageForm } from './message-form.tsx';
import { NoteForm } from './note-form.tsx';
import { OrderSide } from './order-side.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import styles from './order-view.module.css';
import { ORDER_KEYS, useOrderKeys } from './order-keys.ts';
import { PriceReasons } from './price-reasons.tsx';
import { PurchaseOrderPreview } from './purchase-order-preview.tsx';
import { QueueLinks } from './queue-links.tsx';
import { readOrder } from './read-order.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { Requests } from './requests.tsx';
import { Shipments } from './shipments.tsx';
import { ProgressPanel } from './progress-panel.tsx';

export const loader = readOrder;
export const action = changeOrder;

/** One order as its printed sheet, and next to it the staff actions (E4, E18). */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const { order, timeline, neighbours, queue } = view;
  const given = useActionData<typeof action>();
  const answer = given !== undefined && 'saved' in given ? given : undefined;
  const outcome = given !== undefined && 'said' in given ? given : undefined;
  const help = useOrderKeys(queue);
  const store = useAdministration();
  return (
    <>
      <PageHead title={t('order.title', { reference: order.reference })}>
        {queue === null ? <NeighbourLinks neighbours={neighbours} /> : <QueueLinks beside={queue} />}
        <KeyHelp keys={ORDER_KEYS} isOpen={help.isOpen} onOpen={help.setOpen} />
        <a href={`/PDFOrder.pdf?id=${order.id}`}>{t('order.pdf')}</a>
      </PageHead>
      <div className={styles.view}>
        <div className={styles.sheets}>
          <OrderSheet order={order} store={store} quoteHref={(id) => `/Administration/Quote?id=${id}`} />
          <PurchaseOrderPreview order={order} />
          <Correct key={`correct ${order.id}`} view={view} answer={answer?.form === 'correct' ? answer : undefined} />
          <Shipments key={order.id} view={view} answer={answer?.form === 'ship' ? answer : undefined} />
          <Documents key={`documents ${order.id}`} view={view} answer={answer} />
        </div>
        <div className={styles.side}>
          <Requests key={`requests ${order.id}`} requests={view.requests} answer={answer} />
          <ProgressPanel key={order.id} view={view} outcome={outcome} />
          <OrderReturns key={`returns ${order.id}`} returns={view.returns} answer={answer} />
          <PriceReasons reasons={view.priceReasons} />
          {view.agreements.length === 0 && order.placedByStaff === null ? null : (
            <Agreements
              agreements={view.agreements}
              none={t('agreement.none-staff', { staff: order.placedByStaff ?? '' })}
            />
          )}
          <OrderSide order={order} answer={answer} />
          <section id="messages" aria-labelledby="history">
            <h2 id="history">{t('timeline.heading')}</h2>
            {/* Separate boxes, so that sticky buttons stay in sight no longer than their forms. */}
            <div>
              <MessageForm timeline={timeline} answer={answer} />
            </div>
            <div>
              <NoteForm answer={answer?.form === 'note' ? answer : undefined} />
            </div>
            <Timeline entries={timeline} currency={order.currency} none={t('timeline.none')} of={`order:${order.id}`} />
          </section>
        </div>
      </div>
    </>
  );
}
