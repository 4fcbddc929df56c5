import { useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { useCompanyText } from '../company-text.ts';
import { changeMembers } from './change-members.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { LimitsForm } from './limits-form.tsx';
import { MemberForm } from './member-form.tsx';
import { MemberTable } from './member-table.tsx';

export async function loader({ request, context }: PageArgs) {
  const [{ members, invitations }, { currency }, { timeZone }] = await Promise.all([
    context.call(companyPaths.members, {}),
    context.call(companyPaths.own, {}),
    context.call(settingsPaths.store, {}),
  ]);
  const asked = Number(new URL(request.url).searchParams.get('change'));
  return { members, invitations, currency, timeZone, changing: members.find(({ id }) => id === asked) ?? null };
}

export const action = changeMembers;

const DONE = {
  invite: 'company.invited',
  member: 'company.saved',
  limits: 'company.saved',
  'take-back': 'company.taken-back',
} as const;

/** Members of the company, and its invitations (H2). */
export function Component() {
  const t = useCompanyText();
  const { members, invitations, currency, timeZone, changing } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const done = new URLSearchParams(useLocation().search).get('done');
  const isDone = done === 'invite' || done === 'member' || done === 'limits' || done === 'take-back';
  return (
    <AccountFrame>
      <Head title={t('company.members')} />
      <AccountBreadcrumb here={t('company.members')} below={{ label: t('company.title'), href: '/Company' }} />
      <h1>{t('company.members')}</h1>
      <p className="at-most-44rem soft-ink">{t('company.members-lead')}</p>
      {trouble?.notice == null ? null : <Notice kind="bad">{t('account.failed', { reason: trouble.notice })}</Notice>}
      {isDone && trouble === undefined ? <Notice kind="good">{t(DONE[done])}</Notice> : null}
      {changing === null ? null : (
        <div key={changing.id}>
          <MemberForm member={changing} trouble={trouble?.form === 'member' ? trouble : undefined} />
          <LimitsForm
            member={changing}
            currency={currency}
            trouble={trouble?.form === 'limits' ? trouble : undefined}
          />
        </div>
      )}
      <MemberTable members={members} />
      {invitations.length === 0 ? null : <InvitationTable invitations={invitations} timeZone={timeZone} />}
      <section aria-labelledby="invite" className="above-6">
        <h2 id="invite">{t('company.invite')}</h2>
        <p>{t('company.invite-hint')}</p>
        <InviteForm key={String(done)} trouble={trouble?.form === 'invite' ? trouble : undefined} />
      </section>
    </AccountFrame>
  );
}
