import { purchaseOrderUrl } from '#shop/trade/documents/purchase-order.ts';
import type { PlacedOrder } from '#shop/trade/orders/order.ts';
import { t } from '../staff-text.ts';
import styles from './order-view.module.css';

/** The buyer's own purchase order, to compare with the order (L2). */
export function PurchaseOrderPreview({ order }: { order: Pick<PlacedOrder, 'id' | 'reference' | 'hasPurchaseOrder'> }) {
  if (!order.hasPurchaseOrder) return null;
  return (
    <details className="off-paper" open>
      <summary>{t('way.po-shown')}</summary>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the file's own policy lets nothing run */}
      <iframe
        className={styles.paper}
        src={purchaseOrderUrl(order.id)}
        title={t('way.po-frame', { reference: order.reference })}
        loading="lazy"
      />
    </details>
  );
}
