import { redirect, useActionData, useLoaderData } from 'react-router';
import { USUAL_PER_MINUTE } from '#shop/desk/password-invitations/pace.ts';
import {
  type PasswordInvitations,
  passwordInvitationPaths,
  type PasswordRound,
} from '#shop/desk/password-invitations/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { intentIn } from '../../forms/intent.ts';
import { noticeOf, refuseForm } from '../../forms/refused-form.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askToConfirm, ConfirmedForm } from '../forms/confirmed-form.tsx';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { whole } from '../forms/form-kinds.ts';
import { itself, saveForm } from '../forms/save-form.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

const PAGE = '/Administration/Password-Invitations';

const inviteForm = declareForm({
  perMinute: whole('invitations.pace', 0, { hint: 'invitations.pace-hint', fresh: String(USUAL_PER_MINUTE) }),
});

export function loader({ context }: PageArgs): Promise<PasswordInvitations> {
  return context.call(passwordInvitationPaths.read, {});
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  if (intentIn(form, ['invite', 'stop']) === 'invite') {
    const save = await saveForm(inviteForm, form, context, {
      path: passwordInvitationPaths.invite,
      input: itself,
      name: 'invite',
    });
    return save.saved ? redirect(PAGE) : save.answer;
  }
  const asks = askToConfirm(form);
  if (asks !== null) return asks;
  const stop = { roundId: Number(form.get('roundId')) };
  const asked = await askAsStaff(context, form, passwordInvitationPaths.stop, stop);
  return asked.ok ? redirect(PAGE) : refuseForm(asked.refusal, [], { form: 'stop' });
}

const columns = (): readonly Column<PasswordRound>[] => [
  {
    key: 'at',
    label: t('invitations.at'),
    cell: ({ at, staffName }) => (
      <>
        <Moment at={at} /> {staffName}
      </>
    ),
  },
  { key: 'waiting', label: t('invitations.waiting'), align: 'end', cell: ({ waiting }) => waiting },
  { key: 'invited', label: t('invitations.invited'), align: 'end', cell: ({ invited }) => invited },
  { key: 'reminded', label: t('invitations.reminded'), align: 'end', cell: ({ reminded }) => reminded },
  { key: 'chosen', label: t('invitations.chosen'), align: 'end', cell: ({ chosen }) => chosen },
  { key: 'state', label: t('invitations.state'), cell: (round) => stateOf(round) },
  { key: 'stop', label: t('invitations.stop'), cell: (round) => <StopForm round={round} /> },
];

function stateOf({ stoppedBy, waiting, perMinute }: PasswordRound): string {
  if (stoppedBy !== null) return t('invitations.was-stopped', { name: stoppedBy });
  return waiting > 0 ? t('invitations.running', { perMinute }) : t('invitations.all-invited');
}

function StopForm({ round: { id, at, staffName, stoppedAt } }: { round: PasswordRound }) {
  if (stoppedAt !== null) return null;
  return (
    <ConfirmedForm
      fields={{ intent: 'stop', roundId: String(id) }}
      question={t('invitations.stop-question')}
      confirm={t('invitations.stop-confirm')}
      href={PAGE}
      label={t('invitations.stop-of', { name: staffName, at: at.slice(0, 10) })}
    >
      {t('invitations.stop')}
    </ConfirmedForm>
  );
}

/** Invites members who came without a password to choose one, and shows the progress (Q3). */
export function Component() {
  const { uninvited, rounds } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer !== undefined && 'saved' in answer ? answer : undefined;
  const notice = noticeOf('stop', answer);
  return (
    <>
      <PageHead title={t('invitations.title')}>
        <a href="/Administration/Moving-In">{t('move.all')}</a>
        <a href="/Administration/Mailbox">{t('frame.mailbox')}</a>
      </PageHead>
      <p>{t('invitations.intro')}</p>
      {notice === null ? null : <Notice kind="bad">{notice}</Notice>}
      <p>{t('invitations.uninvited', { count: uninvited })}</p>
      {uninvited === 0 && refused === undefined ? null : (
        <DeclaredForm
          of={inviteForm}
          name="invite"
          answer={refused}
          submit={t('invitations.invite', { count: uninvited })}
        />
      )}
      {rounds.length === 0 ? null : (
        <ListTable caption={t('invitations.rounds')} columns={columns()} rows={rounds} rowKey={({ id }) => id} />
      )}
    </>
  );
}
