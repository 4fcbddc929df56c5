import { orderReference } from '#shop/trade/orders/reference.ts';
import type { MailPreview } from '#shop/desk/mail-texts/paths.ts';
import { MailFrame } from '../mailbox/mail/mail-frame.tsx';
import { orderHref } from '../orders/order-href.ts';
import { t } from '../staff-text.ts';
import styles from '../mailbox/mail/mail.module.css';

/** A real mail with the texts as they are in the form: as mail programs show it, and as plain text. */
export function Preview({ preview: { subject, recipient, html, text, orderId } }: { preview: MailPreview }) {
  return (
    <section aria-labelledby="preview" className="stack">
      <h2 id="preview" tabIndex={-1}>
        {t('mail-texts.preview')}
      </h2>
      <dl className="row facts gap-5 below-5">
        <div>
          <dt>{t('mailbox.subject')}</dt>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>{t('mailbox.recipient')}</dt>
          <dd>{recipient}</dd>
        </div>
        {orderId === null ? null : (
          <div>
            <dt>{t('mail.order')}</dt>
            <dd>
              <a href={orderHref({ id: orderId })}>{orderReference(orderId)}</a>
            </dd>
          </div>
        )}
      </dl>
      <div className="with-aside small-heads">
        <MailFrame html={html} />
        <pre className={styles.text}>{text}</pre>
      </div>
    </section>
  );
}
