import type { AccountStatus } from '#shop/people/accounts/account-status.ts';
import { StatusBadge, type StatusKind } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

const KIND: Readonly<Record<AccountStatus, StatusKind>> = { waiting: 'wait', active: 'good', inactive: 'off' };

/** Waiting, Active or Inactive (D18). */
export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  return <StatusBadge kind={KIND[status]}>{t(`customers.${status}`)}</StatusBadge>;
}
