import { useLoaderData } from 'react-router';
import { orderSheetUrl } from '#shop/trade/documents/purchase-order.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Head } from '../../design/head.tsx';
import { OrderSheet } from '../order/order-sheet.tsx';
import { readOwnOrder } from '../order/own-order.ts';
import { useOrderPageText } from '../order/order-page-text.ts';
import styles from './pdf-order.module.css';

export const loader = readOwnOrder;

/** The order as a printable sheet, and as a PDF (A28). */
export function Component() {
  const t = useOrderPageText();
  const { order, store } = useLoaderData<typeof loader>();
  const title = t('documents.print-title', { reference: order.reference });
  return (
    <main className={styles.page}>
      <Head title={title} />
      <div className={styles.bar}>
        <h1>{title}</h1>
        <Button className="scripted" onClick={() => print()}>
          {t('documents.print')}
        </Button>
        <ButtonLink href={orderSheetUrl(order.id)} kind="secondary">
          {t('documents.pdf')}
        </ButtonLink>
        <ButtonLink href={`/Customer-Order?id=${order.id}`} kind="quiet">
          {t('documents.back')}
        </ButtonLink>
      </div>
      <OrderSheet order={order} store={store} />
    </main>
  );
}
