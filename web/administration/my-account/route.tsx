import { useActionData, useLoaderData } from 'react-router';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { noticePaths } from '#shop/desk/staff-notices/paths.ts';
import { StaffPasswordQuestion } from '../forms/staff-password.tsx';
import { SessionList } from '../../keys/session-list.tsx';
import { Notice } from '../../design/notice.tsx';
import type { Say } from '../../keys/key-words.ts';
import { PasskeysPanel } from '../../keys/passkeys-panel.tsx';
import { SecondFactorPanel } from '../../keys/second-factor-panel.tsx';
import type { PageArgs } from '../../page-context.ts';
import { FormGroup } from '../forms/form-parts.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { rightsText } from '../staff/right-boxes.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { changeOwnAccount, type OwnAnswer } from './change-own-account.ts';
import { NoticesForm } from './notices-form.tsx';
import { PasswordForm } from './password-form.tsx';

export async function loader({ context }: PageArgs) {
  const [account, sessions, passkeys, notices] = await Promise.all([
    context.call(staffPaths.own, {}),
    context.call(staffPaths.sessions, {}),
    context.call(staffPaths.passkeys, {}),
    context.call(noticePaths.own, {}),
  ]);
  return { account, sessions, passkeys, notices };
}

export const action = changeOwnAccount;

const sessionWords = () => ({
  caption: t('self.sessions-title'),
  device: t('self.session-device'),
  unknown: t('self.session-unknown'),
  started: t('self.session-started'),
  used: t('self.session-used'),
  thisOne: t('self.session-this'),
  end: t('self.session-end'),
  endOf: (device: string) => t('self.session-end-of', { device }),
  endOthers: t('self.session-end-others'),
});

const say: Say = (word, values) => t(`self.${word}`, values);

/** The logged-in staff member's own account: second factor, passkeys, sessions, mails about news, password. */
export function Component() {
  const { account, sessions, passkeys, notices } = useLoaderData<typeof loader>();
  const { timeZone } = useAdministration();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('self.title')}>
        <span>{account.name}</span>
        <span>{account.email}</span>
        <span>{t('rights.own', { rights: rightsText(account.rights) })}</span>
      </PageHead>
      {account.mustSetUpFactor ? <Notice kind="bad">{t('self.factor-required')}</Notice> : null}
      <FormGroup title={t('self.factor-title')}>
        <SecondFactorPanel factor={account} answer={answer?.form === 'factor' ? answer : undefined} say={say} />
      </FormGroup>
      <FormGroup title={t('self.passkeys-title')}>
        <PasskeysPanel
          passkeys={passkeys}
          answer={answer?.form === 'passkey' ? answer : undefined}
          timeZone={timeZone}
          say={say}
        />
      </FormGroup>
      <FormGroup title={t('self.sessions-title')}>
        {answer?.form === 'sessions' ? <SessionsAnswer answer={answer} /> : null}
        <SessionList sessions={sessions} words={sessionWords()} timeZone={timeZone} />
      </FormGroup>
      <NoticesForm notices={notices} answer={answer?.form === 'notices' && 'saved' in answer ? answer : undefined} />
      <PasswordForm answer={answer?.form === 'password' && 'saved' in answer ? answer : undefined} />
    </>
  );
}

/** Result of ending sessions, or the request for the password before it. */
function SessionsAnswer({ answer }: { answer: OwnAnswer }) {
  if ('ended' in answer) return <Notice kind="good">{answer.ended}</Notice>;
  if (!('saved' in answer)) return null;
  return <StaffPasswordQuestion answer={answer} href="/Administration/My-Account" />;
}
