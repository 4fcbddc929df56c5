import { useState } from 'react';
import { callApi } from '../../call-api.ts';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { signedInId } from '../../signed-in-id.ts';
import { type LoginTrouble, logIn } from './log-in.ts';
import { CodeForm, LoginForm } from './login-form.tsx';
import { useLoginText } from './login-text.ts';

interface LoginOverPageProps {
  /** Owner of the page: if another person logs in, the page reloads, and nothing is sent (B11). */
  customerId: number;
  onEnd: (isLoggedIn: boolean) => void;
}

export function LoginOverPage({ customerId, onEnd }: LoginOverPageProps) {
  const t = useLoginText();
  const [trouble, setTrouble] = useState<LoginTrouble>();
  const [busy, setBusy] = useState(false);
  const send = async (form: FormData) => {
    setBusy(true);
    const refused = await logIn(form, callApi);
    if (refused !== null) {
      setTrouble(refused.trouble);
      setBusy(false);
    } else if (signedInId('userID') === String(customerId)) onEnd(true);
    else location.reload();
  };
  const onLogIn = (form: FormData) => void send(form);
  return (
    <Dialog
      label={t('login.title')}
      closeLabel={t('login.cancel')}
      closeHref="/login"
      narrow
      onClose={() => onEnd(false)}
    >
      <h2>{t('login.title')}</h2>
      <Notice kind="plain">{t('login.over')}</Notice>
      {trouble?.signIn === undefined ? (
        <LoginForm trouble={trouble} busy={busy} onLogIn={onLogIn} />
      ) : (
        <CodeForm signIn={trouble.signIn} trouble={trouble} busy={busy} onLogIn={onLogIn} />
      )}
    </Dialog>
  );
}
