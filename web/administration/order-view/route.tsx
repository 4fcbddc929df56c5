import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { Section } from '../../design/section.tsx';
import { Tabs } from '../../design/staff/tabs.tsx';
import { OrderSheet } from '../../storefront/order/order-sheet.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { Agreements } from '../history/agreements.tsx';
import { Timeline } from '../history/timeline.tsx';
import { KeyHelp } from '../keys/key-help.tsx';
import { PrintButton } from '../lists/print-button.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { changeOrder } from './change-order.ts';
import { Documents } from './documents.tsx';
import { MessageForm } from './message-form.tsx';
import { NoteForm } from './note-form.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps, PdfLink } from './order-steps.tsx';
import { OPEN_FORM, useLinesForm } from './lines-form.ts';
import { NeighbourLinks } from './neighbour-links.tsx';
import styles from './order-view.module.css';
import { ORDER_KEYS, useOrderKeys } from './order-keys.ts';
import { PriceReasons } from './price-reasons.tsx';
import { PurchaseOrderPreview } from './purchase-order-preview.tsx';
import { QueueLinks } from './queue-links.tsx';
import { readOrder } from './read-order.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { Requests } from './requests.tsx';
import { Revisions } from './revisions.tsx';
import { Shipments } from './shipments.tsx';

export const loader = readOrder;
export const action = changeOrder;

/** One order: its state and next step, its lines with stock, then all else; the sheet to print has its own tab (E4, E18). */
export function Component() {
  const { order, neighbours, queue } = useLoaderData<typeof loader>();
  const help = useOrderKeys(queue);
  const store = useAdministration();
  const [query] = useSearchParams();
  const isSheet = query.has('sheet');
  return (
    <>
      <PageHead hasSheet title={t('order.title', { reference: order.reference })}>
        {queue === null ? <NeighbourLinks neighbours={neighbours} /> : <QueueLinks beside={queue} />}
        {isSheet ? (
          <>
            <PrintButton kind="secondary" />
            <PdfLink order={order} />
          </>
        ) : null}
        <KeyHelp keys={ORDER_KEYS} isOpen={help.isOpen} onOpen={help.setOpen} />
      </PageHead>
      <Tabs
        label={t('order.views')}
        tabs={[
          { label: t('order.view-work'), href: tabHref(query, false), isCurrent: !isSheet },
          { label: t('order.view-sheet'), href: tabHref(query, true), isCurrent: isSheet },
        ]}
      />
      {isSheet ? null : <OrderWork key={order.id} />}
      {/* Printed from either tab. */}
      <div className={isSheet ? styles.sheet : 'on-paper'}>
        <OrderSheet order={order} store={store} quoteHref={(id) => `/Administration/Quote?id=${id}`} />
      </div>
    </>
  );
}

/** The same order, in the same list or queue. */
function tabHref(query: URLSearchParams, isSheet: boolean): string {
  const wanted = new URLSearchParams(query);
  wanted.delete('sheet');
  wanted.delete(OPEN_FORM);
  if (isSheet) wanted.set('sheet', '1');
  return `/Administration/OrderView?${wanted.toString()}`;
}

/** Everything that staff see and do with the order. */
function OrderWork() {
  const view = useLoaderData<typeof loader>();
  const { order, timeline, requests } = view;
  const given = useActionData<typeof action>();
  const answer = given !== undefined && 'saved' in given ? given : undefined;
  const outcome = given !== undefined && 'message' in given ? given : undefined;
  const lines = useLinesForm(answer, requests);
  return (
    <>
      <OrderSteps view={view} lines={lines} outcome={outcome} answer={answer} />
      <div className={styles.view}>
        {requests.length === 0 ? null : (
          <div className={styles.requests}>
            <Requests requests={requests} timeline={timeline} answer={answer} />
          </div>
        )}
        <div className={styles.main}>
          <OrderLines view={view} lines={lines} answer={answer} />
          <Shipments view={view} />
          <Revisions view={view} />
          <PurchaseOrderPreview order={order} />
          <Section id="messages" heading={t('timeline.heading')} isOffPaper>
            {/* Separate boxes, so that sticky buttons stay in sight no longer than their forms. */}
            <div className="stack cells-20 gap-5 align-start below-4">
              <div>
                <MessageForm timeline={timeline} answer={answer} />
              </div>
              <div>
                <NoteForm answer={answer?.form === 'note' ? answer : undefined} />
              </div>
            </div>
            <Timeline entries={timeline} currency={order.currency} none={t('timeline.none')} of={`order:${order.id}`} />
          </Section>
        </div>
        <div className={styles.side}>
          <OrderFacts
            order={order}
            isVatUnverified={view.progress.isVatUnverified}
            creditHold={view.progress.creditHold}
            answer={answer}
          />
          <OrderReturns returns={view.returns} answer={answer} />
          <Documents view={view} answer={answer} />
          <PriceReasons reasons={view.priceReasons} />
          {view.agreements.length === 0 && order.placedByStaff === null ? null : (
            <Agreements
              agreements={view.agreements}
              none={t('agreement.none-staff', { staff: order.placedByStaff ?? '' })}
            />
          )}
        </div>
      </div>
    </>
  );
}
