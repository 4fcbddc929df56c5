import type { MailState } from '#shop/desk/notifications/mailbox-entry.ts';
import { StatusBadge, type StatusKind } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

const KIND: Readonly<Record<MailState, StatusKind>> = {
  waiting: 'wait',
  retrying: 'wait',
  failed: 'bad',
  sent: 'good',
  kept: 'off',
  nobody: 'off',
  done: 'good',
};

/** Badge with the state of a mail. */
export function MailStateBadge({ state }: { state: MailState }) {
  return <StatusBadge kind={KIND[state]}>{t(`mailbox.state.${state}`)}</StatusBadge>;
}
