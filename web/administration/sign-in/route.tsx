import { data, Form, redirect, useActionData, useNavigation } from 'react-router';
import { identityPaths } from '#shop/identity/paths.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { session } from '../../session.ts';
import { Logo } from '../../shell/logo.tsx';
import { t } from '../staff-text.ts';
import styles from './sign-in.module.css';

export function loader({ context }: PageArgs) {
  return context.staffSignedIn ? redirect('/Administration/Dashboard') : null;
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const asked = await context.ask(identityPaths.staffLogIn, { email, password: String(form.get('password') ?? '') });
  if (!asked.ok)
    return data(
      { email, message: asked.refusal.message },
      { status: asked.refusal.status === 0 ? 503 : asked.refusal.status },
    );
  if (!import.meta.env.SSR) session.staffSignedIn = true;
  return redirect('/Administration/Dashboard');
}

/** Staff sign in here (E1). */
export function Component() {
  const refused = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  return (
    <main className={styles.signIn}>
      <title>{t('sign-in.title')}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1>{t('sign-in.title')}</h1>
      <Form method="post">
        {refused === undefined ? null : <Notice kind="bad">{refused.message}</Notice>}
        <TextField
          label={t('sign-in.email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={50}
          defaultValue={refused?.email}
          required
        />
        <TextField
          label={t('sign-in.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={30}
          required
        />
        <Button type="submit" busy={busy && t('sign-in.busy')}>
          {t('sign-in.submit')}
        </Button>
      </Form>
    </main>
  );
}
