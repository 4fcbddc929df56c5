import { Form } from 'react-router';
import { STAFF_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasskeyLoginButton } from '../../keys/passkey-login-button.tsx';
import { t } from '../staff-text.ts';
import type { SignInTrouble } from './sign-in.ts';

interface SignInFormProps {
  refused: SignInTrouble | undefined;
  busy: boolean;
  /** Receives the form's values; without it the form posts to its page. */
  onSignIn?: (form: FormData) => void;
}

/** Email address and password, then the code if the account has a second factor. */
export function SignInForm({ refused, busy, onSignIn }: SignInFormProps) {
  const signIn = refused?.signIn ?? null;
  return (
    // Each step is a separate form, so that no input carries over.
    <Form
      key={signIn === null ? 'password' : 'code'}
      method="post"
      onSubmit={(event) => {
        if (onSignIn === undefined) return;
        event.preventDefault();
        onSignIn(new FormData(event.currentTarget));
      }}
    >
      {refused?.message == null ? null : <Notice kind="bad">{refused.message}</Notice>}
      {signIn === null ? <PasswordFields email={refused?.email} /> : <CodeField signIn={signIn} />}
      <div className="row">
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
            onSigned={onSignIn}
          />
        ) : null}
      </div>
    </Form>
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
