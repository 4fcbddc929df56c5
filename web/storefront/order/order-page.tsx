import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/button.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DeliveryPanel, linePicture } from './delivery-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { OrderSheet } from './order-sheet.tsx';
import type { OwnOrder } from './own-order.ts';
import { ReturnsPanel } from './returns-panel.tsx';
import { PurchaseOrderPanel } from './purchase-order-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { useOrderText } from './order-text.ts';
import styles from './order-page.module.css';

interface OrderPageProps extends OwnOrder {
  /** Content above the sheet, with the page's heading. */
  intro: ReactNode;
  /** The next step, before the others. */
  next?: ReactNode;
}

/** An order: its status and tracking above the sheet, its actions next to it, the next step first. */
export function OrderPage({ order, store, intro, next, ...own }: OrderPageProps) {
  const { delivery, documents, requests, returns, timeline } = own;
  const { lines } = delivery;
  const t = useOrderText();
  return (
    <div className="with-aside">
      <div className={styles.intro}>{intro}</div>
      <div className={styles.intro}>
        <DeliveryPanel order={order} delivery={delivery} timeline={timeline} store={store} />
      </div>
      <OrderSheet
        order={order}
        store={store}
        pictureOf={({ id }) => linePicture(lines.find(({ orderLineId }) => orderLineId === id)?.pictureUrl)}
      />
      <aside className="off-paper grid gap-4">
        <div className="row gap-2">
          {next ?? <ButtonLink href={`/Order-Again?id=${order.id}`}>{t('order.again')}</ButtonLink>}
          <ButtonLink href={`/PDFOrder.pdf?id=${order.id}`} kind="secondary">
            {t('order.pdf')}
          </ButtonLink>
          <p className="row soft">
            <PageLink href={`/PDFOrder?id=${order.id}`}>{t('order.print')}</PageLink>
            <PageLink href={`/List-Add?order=${order.id}`}>{t('order.to-list')}</PageLink>
            <PageLink href={`/Quote-Request?order=${order.id}`}>{t('product.ask-price')}</PageLink>
          </p>
        </div>
        <ChangePanel key={order.id} state={delivery.state} requests={requests} />
        <DocumentsPanel documents={documents} />
        <ReturnsPanel orderId={order.id} returns={returns} />
        <PurchaseOrderPanel order={order} />
        <ActivityPanel key={`activity ${order.id}`} order={order} timeline={timeline} store={store} />
      </aside>
    </div>
  );
}
