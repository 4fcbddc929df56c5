import { mailHref } from '../screen-addresses.ts';
import { MailStateBadge } from '../mailbox/mail-state-badge.tsx';
import { Moment } from '../moment.tsx';
import { t } from '../staff-text.ts';
import { ChangeDetails } from './change-details.tsx';
import { actionWords } from './audit-words.ts';
import type { MailboxEntry } from '#shop/desk/notifications/paths.ts';
import type { AuditEntry } from '#shop/base/audit/paths.ts';

interface HistoryProps {
  entries: readonly AuditEntry[];
  /** Mails about it. */
  mails?: readonly MailboxEntry[];
  none: string;
  /** The subject of this screen, which need not be named in every line. */
  of: string;
}

/** History of one object, newest first. */
export function History({ entries, mails = [], none, of }: HistoryProps) {
  if (entries.length + mails.length === 0) return <p className="soft-ink">{none}</p>;
  const lines = [
    ...entries.map((entry) => ({ at: entry.at, key: `change ${entry.id}`, line: <Change entry={entry} of={of} /> })),
    ...mails.map((mail) => ({ at: mail.at, key: `mail ${mail.id}`, line: <Mail mail={mail} /> })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <ol className="timeline list">
      {lines.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ol>
  );
}

function Change({ entry, of }: { entry: AuditEntry; of: string }) {
  return (
    <>
      <p className="flush">
        <strong>{entry.staffName}</strong> {actionWords(entry.action)} {t(`audit.thing.${entry.entity}`)}
        {`${entry.entity}:${entry.entityId}` === of ? null : <> {entry.about}</>} <Moment at={entry.at} />
      </p>
      <ChangeDetails entry={entry} />
    </>
  );
}

function Mail({ mail }: { mail: MailboxEntry }) {
  return (
    <>
      <p className="flush">
        <a href={mailHref(mail)}>{mail.subject ?? t(`mailbox.kind.${mail.kind}`)}</a> <Moment at={mail.at} />
      </p>
      <p className="flush anywhere">
        <MailStateBadge state={mail.state} /> {mail.recipient}
      </p>
    </>
  );
}
