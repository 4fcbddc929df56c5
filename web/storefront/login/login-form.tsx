import { Form, useNavigation } from 'react-router';
import { CUSTOMER_PASSWORD, EMAIL_MAX } from '#shop/accounts/login-rules.ts';
import { identityPaths } from '#shop/identity/paths.ts';
import { Button } from '../../design/button.tsx';
import { CheckField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { KEPT_FORM } from '../../kept-form.ts';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { PasskeyLoginButton } from '../../keys/passkey-login-button.tsx';
import { useLoginText } from './login-text.ts';
import styles from './login.module.css';
import type { RuleMessage } from '#shop/kernel/message.ts';

/** Why a login did not happen; the password is never sent back. */
export interface LoginTrouble {
  email: string;
  remember: boolean;
  emailError?: RuleMessage;
  passwordError?: string;
  problem?: 'refused' | 'failed' | 'passkey' | 'over';
  /** What was typed into the form that met the end of the session; empty: there was none. */
  kept: string;
  /** The password was right: the account asks for the code of its second factor, with this token. */
  signIn?: string;
  codeError?: string;
  /** What more there is to say about a failure: wait a little, no connection (D14). */
  detail?: string;
}

export function LoginForm({ trouble }: { trouble: LoginTrouble | undefined }) {
  const t = useLoginText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form ref={form} method="post" noValidate className={styles.form} reloadDocument={hasKept(trouble)}>
      <Kept trouble={trouble} />
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
      <div className={styles.beside}>
        <CheckField
          label={t('login.remember')}
          name="remember"
          title={t('login.remember-hint')}
          defaultChecked={trouble?.remember}
        />
        <a href="/Forgot-Password">{t('login.forgot')}</a>
      </div>
      <div className="row">
        <Button type="submit" busy={busy && t('login.busy')}>
          {t('login.submit')}
        </Button>
        <PasskeyLoginButton
          start={identityPaths.startPasskeyLogIn}
          words={{ label: t('login.passkey'), busy: t('login.passkey-busy'), stopped: t('login.passkey-stopped') }}
        />
      </div>
    </Form>
  );
}

const PROBLEMS = { refused: 'refused', failed: 'failed', passkey: 'passkey-refused', over: 'over' } as const;

const hasKept = (trouble: LoginTrouble | undefined) => (trouble?.kept ?? '') !== '';

/** What was typed goes through the login, to be brought back after it. */
function Kept({ trouble }: { trouble: LoginTrouble | undefined }) {
  return hasKept(trouble) ? <input type="hidden" name={KEPT_FORM} value={trouble?.kept} /> : null;
}

/** The second step: the code of the second factor, or a recovery code. */
export function CodeForm({ signIn, trouble }: { signIn: string; trouble: LoginTrouble }) {
  const t = useLoginText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form ref={form} method="post" noValidate className={styles.form} reloadDocument={hasKept(trouble)}>
      <Kept trouble={trouble} />
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
      <p>
        <a href="/LogIn" data-reload>
          {t('login.again')}
        </a>
      </p>
    </Form>
  );
}
