import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { callApi } from '../../call-api.ts';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { isStaffNoMore } from '../../page-context.ts';
import { useLoginOverPage } from '../../session-end.ts';
import { signedInId } from '../../signed-in-id.ts';
import { t } from '../staff-text.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type SignInTrouble, signInStaff } from './sign-in.ts';

/**
 * The login over a page of the administration whose session has expired (D14). If another person logs in, the page
 * reloads.
 */
export function SignInAgain() {
  const end = useLoginOverPage(isSessionOver);
  const account = useRef('');
  useEffect(() => {
    account.current = signedInId('adminuserID');
  }, []);
  return end === null ? null : (
    <SignInOverPage
      onSignedIn={() => (signedInId('adminuserID') === account.current ? end(true) : location.reload())}
      onCancel={() => end(false)}
    />
  );
}

function isSessionOver({ code }: Refusal): boolean {
  return isStaffNoMore(code);
}

function SignInOverPage({ onSignedIn, onCancel }: { onSignedIn: () => void; onCancel: () => void }) {
  const [refused, setRefused] = useState<SignInTrouble>();
  const [busy, setBusy] = useState(false);
  const send = async (form: FormData) => {
    setBusy(true);
    const answer = await signInStaff(form, callApi);
    if (answer === null) return onSignedIn();
    setRefused(answer.trouble);
    setBusy(false);
  };
  return (
    <Dialog
      label={t('sign-in.title')}
      closeLabel={t('sign-in.cancel')}
      closeHref="/administration"
      narrow
      onClose={onCancel}
    >
      <h2>{t('sign-in.title')}</h2>
      <Notice kind="plain">{t('sign-in.over')}</Notice>
      <SignInForm refused={refused} busy={busy} onSignIn={(form) => void send(form)} />
    </Dialog>
  );
}
