import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { data, Form, redirect, useActionData, useLocation, useNavigation } from 'react-router';
import type { Refusal } from '#shop/frame/answer.ts';
import { identityPaths } from '#shop/identity/paths.ts';
import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { jsonIn } from '../../keys/json-in.ts';
import { PasskeyLoginButton } from '../../keys/passkey-login-button.tsx';
import type { PageActionArgs, PageArgs, PageContext } from '../../page-context.ts';
import { pageStatus } from '../../refused-form.ts';
import { type Back, FormBroughtBack } from '../../form-brought-back.tsx';
import { KEPT_FORM } from '../../kept-form.ts';
import { ownPath } from '../../own-path.ts';
import { session } from '../../session.ts';
import { Logo } from '../../shell/logo.tsx';
import { t } from '../staff-text.ts';
import styles from './sign-in.module.css';

/** A sign-in that did not get through; with `signIn` it is at its second step, the code. */
interface Refused {
  email: string;
  message: string | null;
  signIn: string | null;
  /** What was typed into the form that met the end of the session. */
  kept: string;
}

export function loader({ request, context }: PageArgs) {
  return context.staffSignedIn ? redirect(wayOn(request)) : null;
}

/** Where to go on: back to the screen that asked for the sign-in, with its question and place. */
function wayOn(request: Request): string {
  const next = ownPath(new URL(request.url).searchParams.get('next'), DASHBOARD);
  return /^\/administration\/./i.test(next) ? next : DASHBOARD;
}

const DASHBOARD = '/Administration/Dashboard';

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '');
  const [email, signIn] = [typed('email'), typed('signIn')];
  if (!form.has('email') && form.has(KEPT_FORM))
    return data<Refused>(
      { email: '', message: t('sign-in.over'), signIn: null, kept: typed(KEPT_FORM) },
      { status: 401 },
    );
  const asked = await askToSignIn(form, { email, signIn }, context);
  if (!asked.ok)
    return data<Refused>(
      { ...refusedSignIn(asked.refusal, email, signIn), kept: typed(KEPT_FORM) },
      pageStatus(asked.refusal),
    );
  if (!import.meta.env.SSR) session.staffSignedIn = true;
  if (typed(KEPT_FORM) !== '') return { next: wayOn(request), kept: typed(KEPT_FORM) } satisfies Back;
  return redirect(wayOn(request));
}

/** By a passkey, by the code of the second step, or by email address and password. */
function askToSignIn(form: FormData, { email, signIn }: { email: string; signIn: string }, context: PageContext) {
  const typed = (name: string) => String(form.get(name) ?? '');
  if (form.has('passkey')) {
    const response = jsonIn(form, 'passkey') as AuthenticationResponseJSON;
    return context.ask(identityPaths.logInStaffWithPasskey, { response });
  }
  if (signIn !== '') return context.ask(identityPaths.finishStaffLogIn, { signIn, code: typed('code') });
  return context.ask(identityPaths.staffLogIn, { email, password: typed('password') });
}

function refusedSignIn({ code, message, details }: Refusal, email: string, signIn: string): Omit<Refused, 'kept'> {
  if (code === 'login.code-needed') return { email, message: null, signIn: String(details['signIn']) };
  // After a wrong code the step goes on; one that is over begins anew.
  return { email, message, signIn: signIn === '' || code === 'login.over' ? null : signIn };
}

/** Staff sign in here (E1): email address and password, then the code where the account has a second factor. */
export function Component() {
  const answer = useActionData<Refused | Back>();
  return (
    <main className={styles.signIn}>
      <title>{t('sign-in.title')}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1>{t('sign-in.title')}</h1>
      {answer !== undefined && 'next' in answer ? (
        <FormBroughtBack {...answer} words={{ said: t('sign-in.back'), goOn: t('sign-in.go-on') }} />
      ) : (
        <SignIn refused={answer} />
      )}
    </main>
  );
}

function SignIn({ refused }: { refused: Refused | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const { search } = useLocation();
  const kept = refused?.kept ?? '';
  const signIn = refused?.signIn ?? null;
  return (
    <>
      {/* Each step is a form of its own: nothing that was typed in one stays in the other. */}
      <Form key={signIn === null ? 'password' : 'code'} method="post" reloadDocument={kept !== ''}>
        {kept === '' ? null : <input type="hidden" name={KEPT_FORM} value={kept} />}
        {refused?.message == null ? null : <Notice kind="bad">{refused.message}</Notice>}
        {signIn === null ? <PasswordFields email={refused?.email} /> : <CodeField signIn={signIn} />}
        <Button type="submit" busy={busy && t('sign-in.busy')}>
          {t(signIn === null ? 'sign-in.submit' : 'sign-in.code-submit')}
        </Button>
        {signIn === null ? (
          <PasskeyLoginButton
            start={identityPaths.startStaffPasskeyLogIn}
            words={{
              label: t('sign-in.passkey'),
              busy: t('sign-in.passkey-busy'),
              stopped: t('sign-in.passkey-stopped'),
            }}
          />
        ) : null}
      </Form>
      {signIn === null ? null : (
        <p>
          <a href={`/administration${search}`} data-reload>
            {t('sign-in.again')}
          </a>
        </p>
      )}
    </>
  );
}

function PasswordFields({ email }: { email: string | undefined }) {
  return (
    <>
      <TextField
        label={t('sign-in.email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={50}
        defaultValue={email}
        required
      />
      <TextField
        label={t('sign-in.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={STAFF_PASSWORD.max}
        required
      />
    </>
  );
}

function CodeField({ signIn }: { signIn: string }) {
  return (
    <>
      <input type="hidden" name="signIn" value={signIn} />
      <TextField
        label={t('sign-in.code')}
        hint={t('sign-in.code-hint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has this one field, and the code lasts half a minute
        autoFocus
      />
    </>
  );
}
