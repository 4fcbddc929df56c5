import type { Order } from '#shop/orders/order.ts';
import { Icon } from '../../design/icon.tsx';
import { useText } from '../../texts/texts.tsx';
import styles from './purchase-order-panel.module.css';

/** Whether the customer's own purchase order is with this order (A27). */
export function PurchaseOrderPanel({ order }: { order: Order }) {
  const t = useText();
  return (
    <section className={styles.panel} aria-labelledby="purchase-order">
      <h2 id="purchase-order">{t('order.po')}</h2>
      <p className={styles.state}>
        {order.hasPurchaseOrder ? <Icon shape="check" /> : null}
        {t(order.hasPurchaseOrder ? 'order.po-there' : 'order.po-missing')}
      </p>
    </section>
  );
}
