import type { TimelineEntry } from '#shop/desk/timeline/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { t } from '../staff-text.ts';

type Mail = NonNullable<TimelineEntry['mail']>;

const MAIL_TEXTS = {
  waiting: 'notified.queued',
  retrying: 'notified.queued',
  failed: 'notified.failed',
  sent: 'notified.sent',
  kept: 'notified.kept',
  nobody: 'notified.nobody',
  done: 'notified.nobody',
} as const satisfies Record<Mail['state'], string>;

interface NotifiedNoticeProps {
  done: string;
  /** History of the order, newest first. */
  timeline: readonly TimelineEntry[];
  kind: Mail['kind'];
}

/** Confirms a change, with what became of the mail about it: it claims no mail that did not go out. */
export function NotifiedNotice({ done, timeline, kind }: NotifiedNoticeProps) {
  const mail = timeline.find((entry) => entry.mail?.kind === kind)?.mail;
  return <Notice kind="good">{[done, ...(mail == null ? [] : [t(MAIL_TEXTS[mail.state])])].join(' ')}</Notice>;
}
