import type { Colleague } from '#shop/people/staff/staff-paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { Moment } from '../moment.tsx';
import { t } from '../staff-text.ts';
import { rightsText } from './right-boxes.tsx';

export const STAFF_HREF = '/Administration/Staff';

interface Row extends Colleague {
  /** Nobody can change their own account here. */
  isOwn: boolean;
}

const columns = (): readonly Column<Row>[] => [
  {
    key: 'name',
    label: t('staff.name'),
    cell: ({ name, isOwn }) => (isOwn ? `${name} (${t('staff.you')})` : name),
  },
  { key: 'email', label: t('staff.email'), cell: ({ email }) => email },
  {
    key: 'status',
    label: t('staff.status'),
    cell: ({ disabled }) => (
      <StatusBadge kind={disabled ? 'off' : 'good'}>{t(disabled ? 'staff.disabled' : 'staff.active')}</StatusBadge>
    ),
  },
  {
    key: 'rights',
    label: t('rights.title'),
    cell: ({ rights }) => rightsText(rights),
  },
  {
    key: 'factor',
    label: t('staff.second-factor'),
    cell: ({ secondFactor }) => t(secondFactor ? 'staff.second-factor-on' : 'staff.second-factor-off'),
  },
  { key: 'passkeys', label: t('staff.passkeys'), align: 'end', cell: ({ passkeys }) => passkeys },
  { key: 'sessions', label: t('staff.sessions'), align: 'end', cell: ({ sessions }) => sessions },
  {
    key: 'seen',
    label: t('staff.last-seen'),
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : <Moment at={lastSeenAt} />),
  },
  {
    key: 'change',
    label: t('staff.actions'),
    cell: (row) => (row.isOwn ? '' : <Changes colleague={row} />),
  },
];

/** All staff accounts with their actions. */
export function StaffTable({ colleagues, ownId }: { colleagues: readonly Colleague[]; ownId: number }) {
  const rows = colleagues.map((colleague) => ({ ...colleague, isOwn: colleague.id === ownId }));
  return <ListTable caption={t('frame.staff')} columns={columns()} rows={rows} rowKey={({ id }) => id} />;
}

function Changes({ colleague: { id, name, disabled, secondFactor, passkeys, sessions } }: { colleague: Colleague }) {
  const fieldsOf = (intent: string) => ({ intent, id: String(id) });
  return (
    <div className="row gap-0-3">
      <a href={`${STAFF_HREF}?id=${id}`} aria-label={t('rights.change-of', { name })}>
        {t('rights.change')}
      </a>
      {disabled ? (
        <PlainForm fields={fieldsOf('enable')} label={t('staff.enable-of', { name })}>
          {t('staff.enable')}
        </PlainForm>
      ) : (
        <ConfirmedForm
          fields={fieldsOf('disable')}
          question={t('staff.disable-question', { name })}
          confirm={t('staff.disable')}
          label={t('staff.disable-of', { name })}
          href={STAFF_HREF}
        >
          {t('staff.disable')}
        </ConfirmedForm>
      )}
      {sessions === 0 ? null : (
        <PlainForm fields={fieldsOf('end-sessions')} label={t('staff.end-sessions-of', { name })}>
          {t('staff.end-sessions')}
        </PlainForm>
      )}
      {secondFactor || passkeys > 0 ? (
        <ConfirmedForm
          fields={fieldsOf('remove-factor')}
          question={t('staff.remove-factor-question', { name })}
          confirm={t('staff.remove-factor')}
          label={t('staff.remove-factor-of', { name })}
          href={STAFF_HREF}
        >
          {t('staff.remove-factor')}
        </ConfirmedForm>
      ) : null}
    </div>
  );
}

interface PlainFormProps {
  fields: Readonly<Record<string, string>>;
  label: string;
  children: string;
}

/** A reversible change, made without a confirmation. */
function PlainForm({ fields, label, children }: PlainFormProps) {
  return (
    <PostForm preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="quiet" aria-label={label}>
        {children}
      </Button>
    </PostForm>
  );
}
