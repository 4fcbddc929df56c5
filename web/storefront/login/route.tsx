import { data, redirect, useActionData } from 'react-router';
import { loginEmailRefusal } from '#shop/accounts/login-rules.ts';
import { identityPaths } from '#shop/identity/paths.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { Head } from '../../design/head.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { pageStatus } from '../../refused-form.ts';
import { session } from '../../session.ts';
import { useText } from '../../texts/texts.tsx';
import { LoginForm, type LoginTrouble } from './login-form.tsx';
import styles from './login.module.css';
import { wayOn } from './way-on.ts';

/** Who is logged in already goes on at once. */
export function loader({ request, context }: PageArgs) {
  return context.signedIn ? redirect(wayOn(new URL(request.url).searchParams)) : null;
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const remember = form.has('remember');
  const refused = (trouble: Omit<LoginTrouble, 'email' | 'remember'>, init: { status: number }) =>
    data({ email, remember, ...trouble }, init);

  const emailError = loginEmailRefusal(email);
  if (emailError !== null) return refused({ emailError }, { status: 400 });

  const asked = await context.ask(identityPaths.logIn, {
    email,
    password: String(form.get('password') ?? ''),
    remember,
  });
  if (asked.ok) {
    if (!import.meta.env.SSR) session.signedIn = true;
    return redirect(wayOn(new URL(request.url).searchParams));
  }
  const { refusal } = asked;
  if (refusal.status === 401) return refused({ problem: 'refused' }, { status: 401 });
  const passwordError = refusal.errors.find((error) => error.field === 'password')?.message;
  if (passwordError !== undefined) return refused({ passwordError }, { status: 400 });
  return refused({ problem: 'failed', detail: refusal.message }, pageStatus(refusal));
}

/** Logging in (A19), with the way to an account beside it (D20). */
export function Component() {
  const t = useText();
  const trouble = useActionData<LoginTrouble>();
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
      <LoginForm trouble={trouble} />
      <p className={styles.register}>
        {t('login.no-account')} <a href="/Create-Account">{t('login.create')}</a>
      </p>
      <p className={styles.small}>{t('login.authorised-first')}</p>
    </div>
  );
}
