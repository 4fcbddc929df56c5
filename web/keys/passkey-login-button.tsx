import { type MouseEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Path } from '#shop/base/operations/path.ts';
import { callApi } from '../call-api.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { signWithPasskey, useHasPasskeys } from './browser-keys.ts';

interface PasskeyLoginButtonProps {
  /** The call for the passkey options. */
  start: Path<Record<string, never>, PublicKeyCredentialRequestOptionsJSON>;
  words: { label: string; busy: string; stopped: string };
  /** Receives the form with the passkey's answer; without it the form posts to its page. */
  onSigned: ((form: FormData) => void) | undefined;
}

/**
 * Logs in with a passkey instead of email address and password: submits the surrounding form with the passkey's answer
 * in the field `passkey`. Not rendered without script.
 */
export function PasskeyLoginButton({ start, words, onSigned }: PasskeyLoginButtonProps) {
  const isOffered = useHasPasskeys();
  const submit = useSubmit();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!isOffered) return null;

  const logIn = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setBusy(true);
    setTrouble(null);
    const asked = await callApi(start, {});
    const answer = asked.ok ? await signWithPasskey(asked.output) : null;
    setBusy(false);
    if (answer === null) {
      setTrouble(asked.ok ? words.stopped : asked.refusal.message);
      return;
    }
    const sent = new FormData(form ?? undefined);
    sent.set('passkey', JSON.stringify(answer));
    if (onSigned === undefined) await submit(sent, { method: 'post' });
    else onSigned(sent);
  };

  return (
    <>
      <Button type="button" kind="secondary" busy={busy && words.busy} onClick={(event) => void logIn(event)}>
        {words.label}
      </Button>
      {trouble === null ? null : <Notice kind="bad">{trouble}</Notice>}
    </>
  );
}
