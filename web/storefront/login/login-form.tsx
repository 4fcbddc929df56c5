import { Form, useNavigation } from 'react-router';
import { CUSTOMER_PASSWORD, EMAIL_MAX } from '#shop/accounts/login-rules.ts';
import { Button } from '../../design/button.tsx';
import { CheckField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { useText } from '../../texts/texts.tsx';
import styles from './login.module.css';

/** Why a login did not happen; the password is never sent back. */
export interface LoginTrouble {
  email: string;
  remember: boolean;
  emailError?: string;
  passwordError?: string;
  problem?: 'refused' | 'failed';
  /** What more there is to say about a failure: wait a little, no connection (D14). */
  detail?: string;
}

export function LoginForm({ trouble }: { trouble: LoginTrouble | undefined }) {
  const t = useText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form ref={form} method="post" noValidate className={styles.form}>
      {trouble?.problem === undefined ? null : (
        <Notice kind="bad">
          <p>{t(trouble.problem === 'refused' ? 'login.refused' : 'login.failed')}</p>
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
      <Button type="submit" busy={busy && t('login.busy')}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}
