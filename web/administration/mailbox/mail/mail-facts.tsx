import type { ReactNode } from 'react';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { Moment } from '../../moment.tsx';
import { orderHref } from '../../orders/order-href.ts';
import { t } from '../../staff-text.ts';
import { MailStateBadge } from '../mail-state-badge.tsx';
import type { MailboxMail } from '#shop/desk/notifications/paths.ts';

/** Facts about a mail besides its text. */
export function MailFacts({ mail }: { mail: MailboxMail }) {
  const { kind, at, state, recipient, attempts, lastError, sentAt, nextTryAt, attachments, orderId } = mail;
  return (
    <dl className="row facts gap-5 below-5">
      <Fact label={t('mailbox.state')}>
        <MailStateBadge state={state} />
      </Fact>
      <Fact label={t('mailbox.kind')}>{t(`mailbox.kind.${kind}`)}</Fact>
      <Fact label={t('mailbox.recipient')}>{recipient}</Fact>
      <Fact label={t('mailbox.when')}>
        <Moment at={at} />
      </Fact>
      <Fact label={t('mail.sent-at')}>{sentAt === null ? null : <Moment at={sentAt} />}</Fact>
      <Fact label={t('mail.reason')}>{lastError}</Fact>
      <Fact label={t('mail.tries')}>{lastError === null ? null : attempts}</Fact>
      <Fact label={t('mail.next-try')}>{nextTryAt === null ? null : <Moment at={nextTryAt} />}</Fact>
      <Fact label={t('mail.order')}>
        {orderId === null ? null : <a href={orderHref({ id: orderId })}>{orderReference(orderId)}</a>}
      </Fact>
      <Fact label={t('mail.attachments')}>
        {attachments.length === 0
          ? null
          : attachments.map(({ name, url }) => (
              <a key={url} href={url} download={name}>
                {name}
              </a>
            ))}
      </Fact>
    </dl>
  );
}

/** A missing fact is omitted. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt className="soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
