import { PageLink } from '../../design/page-link.tsx';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { CUSTOMER_PASSWORD, EMAIL_MAX } from '#shop/people/accounts/login-rules.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { Button } from '../../design/button.tsx';
import { CheckField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { PasskeyLoginButton } from '../../keys/passkey-login-button.tsx';
import type { LoginTrouble } from './log-in.ts';
import { useLoginText } from './login-text.ts';

interface LoginFormProps<Trouble> {
  trouble: Trouble;
  busy: boolean;
  /** Receives the form's values; without it the form posts to its page. */
  onLogIn?: (form: FormData) => void;
}

/** For a form that is not posted to its page. */
function handleSubmit(onLogIn: ((form: FormData) => void) | undefined) {
  return (event: FormEvent<HTMLFormElement>) => {
    if (onLogIn === undefined) return;
    event.preventDefault();
    onLogIn(new FormData(event.currentTarget));
  };
}

export function LoginForm({ trouble, busy, onLogIn }: LoginFormProps<LoginTrouble | undefined>) {
  const t = useLoginText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  return (
    <Form ref={form} method="post" noValidate className="grid" onSubmit={handleSubmit(onLogIn)}>
      {trouble?.problem === undefined ? null : (
        <Notice kind="bad">
          <p>{t(`login.${PROBLEMS[trouble.problem]}`)}</p>
          {trouble.detail === undefined ? null : <p>{trouble.detail}</p>}
        </Notice>
      )}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={EMAIL_MAX}
        defaultValue={trouble?.email}
        error={trouble?.emailError}
        required
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={CUSTOMER_PASSWORD.max}
        error={trouble?.passwordError}
        required
      />
      <div className="row spread">
        <CheckField
          label={t('login.remember')}
          name="remember"
          title={t('login.remember-hint')}
          defaultChecked={trouble?.remember}
        />
        <PageLink href="/Forgot-Password">{t('login.forgot')}</PageLink>
      </div>
      <div className="row">
        <Button type="submit" busy={busy && t('login.busy')}>
          {t('login.submit')}
        </Button>
        <PasskeyLoginButton
          start={identityPaths.startPasskeyLogIn}
          words={{ label: t('login.passkey'), busy: t('login.passkey-busy'), stopped: t('login.passkey-stopped') }}
          onSigned={onLogIn}
        />
      </div>
    </Form>
  );
}

const PROBLEMS = { refused: 'refused', failed: 'failed', passkey: 'passkey-refused' } as const;

/** The second step: the code of the second factor, or a recovery code. */
export function CodeForm({ signIn, trouble, busy, onLogIn }: LoginFormProps<LoginTrouble> & { signIn: string }) {
  const t = useLoginText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  return (
    <Form ref={form} method="post" noValidate className="grid" onSubmit={handleSubmit(onLogIn)}>
      {trouble.detail === undefined ? null : <Notice kind="bad">{trouble.detail}</Notice>}
      <input type="hidden" name="email" value={trouble.email} />
      <input type="hidden" name="signIn" value={signIn} />
      <TextField
        label={t('login.code')}
        hint={t('login.code-hint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={trouble.codeError}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has this one field, and the code lasts half a minute
        autoFocus
      />
      <Button type="submit" busy={busy && t('login.busy')}>
        {t('login.code-submit')}
      </Button>
    </Form>
  );
}
