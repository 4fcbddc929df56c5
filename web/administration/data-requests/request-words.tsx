import type { DataRequest } from '#shop/desk/privacy/paths.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

export const dataRequestHref = ({ id }: { id: number }) => `/Administration/Data-Request?id=${id}`;

/** The person of a request: an address alone, if there is no account. */
export function personName({ name, email, company }: DataRequest): string {
  if (email === '') return t('data-requests.erased-person');
  return name === '' ? email : `${name}, ${company}`;
}

/** State of a request: open, late, or its outcome. */
export function DataRequestState({ request }: { request: DataRequest }) {
  const { dataRequestOutcome: outcome, isLate } = request;
  if (outcome !== null)
    return <StatusBadge kind={outcome === 'done' ? 'good' : 'off'}>{t(`data-requests.${outcome}`)}</StatusBadge>;
  return (
    <StatusBadge kind={isLate ? 'bad' : 'wait'}>{t(isLate ? 'data-requests.late' : 'data-requests.open')}</StatusBadge>
  );
}
