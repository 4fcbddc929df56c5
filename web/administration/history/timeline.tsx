import type { CurrencyId } from '#shop/base/money/money.ts';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { mailHref } from '../screen-addresses.ts';
import { MailStateBadge } from '../mailbox/mail-state-badge.tsx';
import { Moment } from '../moment.tsx';
import { orderHref } from '../orders/order-href.ts';
import { t } from '../staff-text.ts';
import { ChangeDetails } from './change-details.tsx';
import { describeEvent } from './describe-event.ts';
import { actionWords } from './audit-words.ts';
import type { TimelineEntry } from '#shop/desk/timeline/paths.ts';

interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** Currency of the order; a company's timeline contains no amounts. */
  currency?: CurrencyId;
  none: string;
  /** The subject of this screen, which need not be named in every line. */
  of: string;
}

/** History of an order or a company, newest first (L8). */
export function Timeline({ entries, currency = 1, none, of }: TimelineProps) {
  if (entries.length === 0) return <p className="soft-ink">{none}</p>;
  return (
    <ol className="timeline list">
      {entries.map((entry) => (
        <li key={entry.key} data-what={entry.message === null ? undefined : 'message'}>
          <Entry entry={entry} currency={currency} of={of} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, currency, of }: { entry: TimelineEntry; currency: CurrencyId; of: string }) {
  const { event, change, message, mail } = entry;
  if (message !== null) return <Message entry={entry} message={message} />;
  if (mail !== null) return <Mail entry={entry} mail={mail} />;
  if (event !== null)
    return (
      <>
        <p className="flush">
          {describeEvent(event, currency)}{' '}
          {of === `order:${event.orderId}` ? null : (
            <a href={orderHref({ id: event.orderId })}>{orderReference(event.orderId)}</a>
          )}{' '}
          <strong>{entry.byName}</strong> <Moment at={entry.at} />
        </p>
        {event.details.why === undefined || event.details.why === '' ? null : <q>{event.details.why}</q>}
        {change === null || change.action === 'moved on' ? null : <ChangeDetails entry={change} />}
      </>
    );
  if (change === null) return null;
  return (
    <>
      <p className="flush">
        <strong>{entry.byName}</strong> {actionWords(change.action)} {t(`audit.thing.${change.entity}`)}
        {`${change.entity}:${change.entityId}` === of ? null : <> {change.about}</>} <Moment at={entry.at} />
      </p>
      <ChangeDetails entry={change} />
    </>
  );
}

function Message({
  entry,
  message: { side, text, readAt },
}: {
  entry: TimelineEntry;
  message: NonNullable<TimelineEntry['message']>;
}) {
  return (
    <>
      <p className="flush">
        <strong>{entry.byName}</strong> {t('timeline.wrote')} <Moment at={entry.at} />{' '}
        {readAt === null ? (
          side === 'buyer' ? (
            <strong className="bad-ink">{t('timeline.unread')}</strong>
          ) : (
            t('timeline.unread')
          )
        ) : (
          t('timeline.seen')
        )}
      </p>
      <p className="flush as-typed anywhere">{text}</p>
    </>
  );
}

function Mail({ entry, mail }: { entry: TimelineEntry; mail: NonNullable<TimelineEntry['mail']> }) {
  return (
    <>
      <p className="flush">
        <a href={mailHref(mail)}>{mail.subject ?? t(`mailbox.kind.${mail.kind}`)}</a> <Moment at={entry.at} />
      </p>
      <p className="flush anywhere">
        <MailStateBadge state={mail.state} /> {mail.recipient}
      </p>
    </>
  );
}
