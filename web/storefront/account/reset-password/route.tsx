import { data, redirect, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { newPasswordErrors } from '#shop/people/accounts/details-rules.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { sessionPaths } from '#shop/people/sessions/session-paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import { session } from '../../../session.ts';
import { useAccountText } from '../account-text.ts';
import { NO_STORE } from '../no-store.ts';
import { NewPasswordForm, newPasswordIn, type NewPasswordTrouble } from './new-password-form.tsx';

type Stage = 'open' | 'dead' | 'done';

/** The status of a link that was used or never existed (D16). */
const GONE = 410;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('done')) return data<{ stage: Stage }>({ stage: 'done' });
  const { works } = await context.call(identityPaths.resetLink, { token: searchParams.get('token') ?? '' });
  return data<{ stage: Stage }>({ stage: works ? 'open' : 'dead' }, { ...NO_STORE, status: works ? 200 : GONE });
}

export async function action({ request, context }: PageActionArgs) {
  const passwords = newPasswordIn(await request.formData());
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const errors = newPasswordErrors(passwords);
  if (!isFaultless(errors)) return data<NewPasswordTrouble>({ errors, notice: null }, { status: 400 });
  const asked = await context.ask(identityPaths.resetPassword, { token, ...passwords });
  if (asked.ok) {
    // All sessions of the account have ended, perhaps this browser's too, so the next page must check.
    if (!import.meta.env.SSR) session.signedIn = (await context.call(sessionPaths.me, {})) !== null;
    return redirect('/Reset-Password?done=1');
  }
  const { refusal } = asked;
  if (refusal.status === GONE)
    return data<NewPasswordTrouble>({ errors: {}, notice: null, isDead: true }, { status: GONE });
  return refuseForm(refusal, ['password', 'passwordRepeat'], { isDead: false });
}

/** Target of the mailed link (A21, D16). */
export function Component() {
  const t = useAccountText();
  const { stage } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  return (
    <div className="at-most-36rem centred">
      <Head title={t('account.reset')} />
      {trouble?.isDead === true || stage === 'dead' ? (
        <DeadLink />
      ) : stage === 'done' ? (
        <Done />
      ) : (
        <Open trouble={trouble} />
      )}
    </div>
  );
}

function Open({ trouble }: { trouble: NewPasswordTrouble | undefined }) {
  const t = useAccountText();
  return (
    <>
      <h1>{t('account.reset')}</h1>
      <p className="at-most-44rem soft-ink">{t('account.reset-lead')}</p>
      <NewPasswordForm trouble={trouble} />
    </>
  );
}

function DeadLink() {
  const t = useAccountText();
  return (
    <>
      <h1>{t('account.reset')}</h1>
      <Notice kind="bad">{t('account.reset-dead')}</Notice>
      <ButtonLink href="/Forgot-Password">{t('account.send-again')}</ButtonLink>
    </>
  );
}

function Done() {
  const t = useAccountText();
  return (
    <section className="panel padded">
      <h1>{t('account.reset-done')}</h1>
      <p>{t('account.reset-done-text')}</p>
      <p className="row align-center">
        <ButtonLink href="/login">{t('account.log-in')}</ButtonLink>
      </p>
    </section>
  );
}
