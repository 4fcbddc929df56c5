import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { Refusal } from '#shop/frame/answer.ts';
import { loginEmailRefusal } from '#shop/accounts/login-rules.ts';
import { identityPaths } from '#shop/identity/paths.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { Head } from '../../design/head.tsx';
import { Notice } from '../../design/notice.tsx';
import { type Back, FormBroughtBack } from '../../form-brought-back.tsx';
import { KEPT_FORM } from '../../kept-form.ts';
import { jsonIn } from '../../keys/json-in.ts';
import type { PageActionArgs, PageArgs, PageContext } from '../../page-context.ts';
import { pageStatus } from '../../refused-form.ts';
import { session } from '../../session.ts';
import { useLoginText } from './login-text.ts';
import { CodeForm, LoginForm, type LoginTrouble } from './login-form.tsx';
import styles from './login.module.css';
import { wayOn } from './way-on.ts';

/** Who is logged in already goes on at once. Staff are told that a page for customers needs one to order for (H7). */
export function loader({ request, context }: PageArgs) {
  return context.signedIn ? redirect(wayOn(new URL(request.url).searchParams)) : { isStaff: context.staffSignedIn };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const remember = form.has('remember');
  const kept = String(form.get(KEPT_FORM) ?? '');
  const refused = (trouble: Omit<LoginTrouble, 'email' | 'remember' | 'kept'>, init: { status: number }) =>
    data<LoginTrouble>({ email, remember, kept, ...trouble }, init);
  if (!form.has('email') && kept !== '') return refused({ problem: 'over' }, { status: 401 });

  const signIn = String(form.get('signIn') ?? '');
  const isFirstStep = signIn === '' && !form.has('passkey');
  const emailError = isFirstStep ? loginEmailRefusal(email) : null;
  if (emailError !== null) return refused({ emailError }, { status: 400 });

  const asked = await askToLogIn(form, { email, remember, signIn }, context);
  if (asked.ok) {
    if (!import.meta.env.SSR) session.signedIn = true;
    const next = wayOn(new URL(request.url).searchParams);
    return kept === '' ? redirect(next) : ({ next, kept } satisfies Back);
  }
  const { refusal } = asked;
  if (refusal.code === 'login.code-needed')
    return refused({ signIn: String(refusal.details['signIn']) }, { status: 401 });
  // After a wrong code the step goes on; one that is over begins anew.
  if (signIn !== '' && refusal.code !== 'login.over')
    return refused({ signIn, ...codeTrouble(refusal) }, pageStatus(refusal));
  if (refusal.code === 'login.over') return refused({ problem: 'failed', detail: refusal.message }, { status: 401 });
  if (refusal.code === 'login.passkey-refused') return refused({ problem: 'passkey' }, { status: 401 });
  if (refusal.status === 401) return refused({ problem: 'refused' }, { status: 401 });
  const passwordError = refusal.errors.find((error) => error.field === 'password')?.message;
  if (passwordError !== undefined) return refused({ passwordError }, { status: 400 });
  return refused({ problem: 'failed', detail: refusal.message }, pageStatus(refusal));
}

/** By a passkey, by the code of the second step, or by email address and password. */
function askToLogIn(
  form: FormData,
  { email, remember, signIn }: { email: string; remember: boolean; signIn: string },
  context: PageContext,
) {
  if (form.has('passkey')) {
    const response = jsonIn(form, 'passkey') as AuthenticationResponseJSON;
    return context.ask(identityPaths.logInWithPasskey, { response, remember });
  }
  if (signIn !== '') return context.ask(identityPaths.finishLogIn, { signIn, code: String(form.get('code') ?? '') });
  return context.ask(identityPaths.logIn, { email, password: String(form.get('password') ?? ''), remember });
}

function codeTrouble({ errors, message }: Refusal): Pick<LoginTrouble, 'codeError' | 'detail'> {
  const codeError = errors.find(({ field }) => field === 'code')?.message;
  return codeError === undefined ? { detail: message } : { codeError };
}

/** Logging in (A19), with the way to an account beside it (D20). */
export function Component() {
  const t = useLoginText();
  const answer = useActionData<LoginTrouble | Back>();
  const { isStaff } = useLoaderData<{ isStaff: boolean }>();
  return (
    <div className={styles.page}>
      <Head title={t('login.title')} description={t('login.description')} canonical="/LogIn" />
      <Breadcrumb
        label={t('login.trail')}
        steps={[
          { label: t('login.home'), href: '/' },
          { label: t('login.title') },
          { label: t('login.register'), href: '/Create-Account' },
        ]}
      />
      <h1>{t('login.title')}</h1>
      {isStaff ? (
        <Notice kind="plain">
          {t('login.staff')} <a href="/Administration/Customers">{t('login.staff-customers')}</a>
        </Notice>
      ) : null}
      {answer !== undefined && 'next' in answer ? (
        <FormBroughtBack {...answer} words={{ said: t('login.back'), goOn: t('login.go-on') }} />
      ) : (
        <LoggingIn trouble={answer} />
      )}
    </div>
  );
}

function LoggingIn({ trouble }: { trouble: LoginTrouble | undefined }) {
  const t = useLoginText();
  return (
    <>
      {trouble?.signIn === undefined ? (
        <LoginForm trouble={trouble} />
      ) : (
        <CodeForm signIn={trouble.signIn} trouble={trouble} />
      )}
      <p className={styles.register}>
        {t('login.no-account')} <a href="/Create-Account">{t('login.create')}</a>
      </p>
      <p className="faint">{t('login.authorised-first')}</p>
    </>
  );
}
