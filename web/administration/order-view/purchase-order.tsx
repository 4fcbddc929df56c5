import { useActionData } from 'react-router';
import { purchaseOrderUrl } from '#shop/trade/documents/purchase-order.ts';
import type { PlacedOrder } from '#shop/trade/orders/order.ts';
import { noticeOf } from '../../forms/refused-form.ts';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { usePurchaseOrderUpload } from '../../storefront/order/use-purchase-order-upload.ts';
import { t } from '../staff-text.ts';
import type { changeOrder } from './change-order.ts';

/** The customer's own purchase order; staff can add one received by mail, or replace it (E18, D32). */
export function PurchaseOrder({ order }: { order: Pick<PlacedOrder, 'id' | 'hasPurchaseOrder'> }) {
  const { percent, trouble, done, send } = usePurchaseOrderUpload(order.id);
  const answer = useActionData<typeof changeOrder>();
  const message = trouble ?? noticeOf('purchase-order', answer) ?? undefined;
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
      <details open={message !== undefined || undefined}>
        <summary>{t(order.hasPurchaseOrder ? 'order.po-replace' : 'order.po-add')}</summary>
        <form method="post" encType="multipart/form-data" onSubmit={send} noValidate>
          <input type="hidden" name="intent" value="purchase-order" />
          <FileField
            label={t('order.po-file')}
            name="file"
            accept="application/pdf,.pdf"
            error={sending ? undefined : message}
            required
          />
          <Button type="submit" kind="secondary" busy={sending && t('order.po-sending', { percent })}>
            {t('order.po-send')}
          </Button>
        </form>
      </details>
      <output className="outcome" data-kind="good">
        {done ? t('order.po-sent') : null}
      </output>
    </>
  );
}
