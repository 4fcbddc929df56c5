import { useEffect, useRef } from 'react';
import { useAnswer } from '../../forms/use-answer.ts';
import { purchaseOrderUrl } from '#shop/trade/documents/purchase-order.ts';
import type { Order } from '#shop/trade/orders/order.ts';
import { noticeOf } from '../../forms/refused-form.ts';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { useOrderPageText } from './order-page-text.ts';
import type { changeOwnOrder } from './change-own-order.ts';
import { usePurchaseOrderUpload } from './use-purchase-order-upload.ts';

/** The customer's own purchase order: a line with a link to it, or the upload form (A27). */
export function PurchaseOrderPanel({ order }: { order: Pick<Order, 'id' | 'hasPurchaseOrder'> }) {
  const t = useOrderPageText();
  const upload = usePurchaseOrderUpload(order.id);
  return (
    <section className="panel padded small-heads" aria-labelledby="purchase-order">
      <h2 id="purchase-order" className={order.hasPurchaseOrder ? 'visually-hidden' : undefined}>
        {t('documents.po')}
      </h2>
      {order.hasPurchaseOrder ? (
        <Uploaded orderId={order.id} justNow={upload.done} />
      ) : (
        <UploadForm key={order.id} upload={upload} />
      )}
    </section>
  );
}

function Uploaded({ orderId, justNow }: { orderId: number; justNow: boolean }) {
  const t = useOrderPageText();
  const state = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justNow) state.current?.focus(); // the focused button is gone
  }, [justNow]);
  return (
    <p className="row gap-2 align-center" ref={state} tabIndex={-1}>
      <Icon shape="check" />
      {t('documents.po-there')}
      <a className="anywhere mono" href={purchaseOrderUrl(orderId)} target="_blank" rel="noopener">
        {t('documents.po-file')}
      </a>
    </p>
  );
}

function UploadForm({ upload: { percent, trouble, send } }: { upload: ReturnType<typeof usePurchaseOrderUpload> }) {
  const t = useOrderPageText();
  const answer = useAnswer<typeof changeOwnOrder>();
  const message = trouble ?? noticeOf('purchase-order', answer);
  const sending = percent !== null;
  return (
    <form method="post" encType="multipart/form-data" className="form" onSubmit={send} noValidate>
      <input type="hidden" name="intent" value="purchase-order" />
      {message === null || sending ? (
        <p className="below-3">{t('documents.po-missing')}</p>
      ) : (
        <Notice kind="bad">
          <p>
            <strong>{t('documents.po-missing')}</strong>
          </p>
          <p>{message}</p>
        </Notice>
      )}
      <FileField
        label={t('documents.po-label')}
        hint={t('documents.po-hint')}
        name="file"
        accept="application/pdf,.pdf"
        required
      />
      {sending ? (
        <progress className="below-3" max={100} value={percent} aria-label={t('documents.po-progress')} />
      ) : null}
      <Button type="submit" kind="secondary" busy={sending && t('documents.po-busy', { percent })}>
        {t('documents.po-send')}
      </Button>
    </form>
  );
}
