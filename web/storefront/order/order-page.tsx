import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/button.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
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
  /** Links to further pages. */
  next?: ReactNode;
}

/** An order: its status and tracking above the sheet, its actions next to it. */
export function OrderPage({ order, store, intro, next, ...own }: OrderPageProps) {
  const { delivery, documents, requests, returns, timeline } = own;
  const t = useOrderText();
  return (
    <div className={styles.page}>
      <div className={styles.intro}>{intro}</div>
      <div className={styles.intro}>
        <DeliveryPanel order={order} delivery={delivery} timeline={timeline} store={store} />
      </div>
      <OrderSheet order={order} store={store} />
      <aside className={styles.aside}>
        <ChangePanel key={order.id} state={delivery.state} requests={requests} />
        <DocumentsPanel documents={documents} />
        <ReturnsPanel orderId={order.id} returns={returns} />
        <PurchaseOrderPanel order={order} />
        <ActivityPanel key={`told ${order.id}`} order={order} timeline={timeline} store={store} />
        <div className={styles.steps}>
          <ButtonLink href={`/PDFOrder.pdf?id=${order.id}`} kind="secondary">
            {t('order.pdf')}
          </ButtonLink>
          <ButtonLink href={`/PDFOrder?id=${order.id}`} kind="secondary">
            {t('order.print')}
          </ButtonLink>
          <ButtonLink href={`/Order-Again?id=${order.id}`} kind="secondary">
            {t('order.again')}
          </ButtonLink>
          <ButtonLink href={`/List-Add?order=${order.id}`} kind="secondary">
            {t('order.to-list')}
          </ButtonLink>
          <ButtonLink href={`/Quote-Request?order=${order.id}`} kind="secondary">
            {t('product.ask-price')}
          </ButtonLink>
          {next}
        </div>
      </aside>
    </div>
  );
}
