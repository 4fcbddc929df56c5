import { useActionData, useLoaderData } from 'react-router';
import { type OwnStaffAccount, staffPaths } from '#shop/identity/staff-paths.ts';
import type { OwnSession } from '#shop/identity/paths.ts';
import { SessionList } from '../../design/session-list.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageArgs } from '../../page-context.ts';
import { FormGroup } from '../forms/form-parts.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { changeOwnAccount, type OwnAnswer } from './change-own-account.ts';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';

export async function loader({ context }: PageArgs) {
  const [account, sessions] = await Promise.all([
    context.call(staffPaths.own, {}),
    context.call(staffPaths.sessions, {}),
  ]);
  return { account, sessions };
}

export const action = changeOwnAccount;

const SESSION_WORDS = {
  caption: t('self.sessions-title'),
  device: t('self.session-device'),
  unknown: t('self.session-unknown'),
  started: t('self.session-started'),
  used: t('self.session-used'),
  thisOne: t('self.session-this'),
  end: t('self.session-end'),
  endOf: (device: string) => t('self.session-end-of', { device }),
  endOthers: t('self.session-end-others'),
};

/** The signed-in colleague's own account: sessions, second factor, password (issue 7). */
export function Component() {
  const { account, sessions } = useLoaderData<{ account: OwnStaffAccount; sessions: readonly OwnSession[] }>();
  const { timeZone } = useAdministration();
  const answer = useActionData<OwnAnswer>();
  return (
    <>
      <PageHead title={t('self.title')}>
        <span>{account.name}</span>
        <span>{account.email}</span>
      </PageHead>
      <SecondFactor account={account} answer={answer?.form === 'factor' ? answer : undefined} />
      <FormGroup title={t('self.sessions-title')}>
        {answer?.form === 'sessions' ? (
          <Notice kind={'ended' in answer ? 'good' : 'bad'}>
            {'ended' in answer ? answer.ended : answer.saved ? null : answer.notice}
          </Notice>
        ) : null}
        <SessionList sessions={sessions} words={SESSION_WORDS} timeZone={timeZone} />
      </FormGroup>
      <PasswordForm answer={answer?.form === 'password' && 'saved' in answer ? answer : undefined} />
    </>
  );
}
