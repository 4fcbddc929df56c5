import { useActionData } from 'react-router';
import { purchaseOrderUrl } from '#shop/documents/purchase-order.ts';
import type { PlacedOrder } from '#shop/orders/order.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Icon } from '../../design/icon.tsx';
import type { PurchaseOrderTrouble } from '../../storefront/order/receive-purchase-order.ts';
import { usePurchaseOrderUpload } from '../../storefront/order/use-purchase-order-upload.ts';
import { t } from '../staff-text.ts';
import styles from './order-view.module.css';

/** The customer's own purchase order; staff can add one received by mail, or replace it (E18, D32). */
export function PurchaseOrder({ order }: { order: Pick<PlacedOrder, 'id' | 'hasPurchaseOrder'> }) {
  const { percent, trouble, done, send } = usePurchaseOrderUpload(order.id);
  const refused = useActionData<Partial<PurchaseOrderTrouble>>()?.purchaseOrderTrouble;
  const message = trouble ?? refused;
  const sending = percent !== null;
  return (
    <>
      {order.hasPurchaseOrder ? (
        <p className="line">
          <Icon shape="check" size={16} />
          <a href={purchaseOrderUrl(order.id)} target="_blank" rel="noopener">
            {t('order.po-open')}
          </a>
        </p>
      ) : (
        <p>{t('order.po-missing')}</p>
      )}
      <details className={styles.upload} open={message !== undefined || undefined}>
        <summary>{t(order.hasPurchaseOrder ? 'order.po-replace' : 'order.po-add')}</summary>
        <form method="post" encType="multipart/form-data" onSubmit={send} noValidate>
          <input type="hidden" name="form" value="purchase-order" />
          <TextField
            label={t('order.po-file')}
            name="file"
            type="file"
            accept="application/pdf,.pdf"
            error={sending ? undefined : message}
            required
          />
          <Button type="submit" kind="secondary" busy={sending && t('order.po-sending', { percent })}>
            {t('order.po-send')}
          </Button>
        </form>
      </details>
      <output className={styles.outcome} data-kind="good">
        {done ? t('order.po-sent') : null}
      </output>
    </>
  );
}
