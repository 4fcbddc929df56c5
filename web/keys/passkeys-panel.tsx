import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { OwnPasskey } from '#shop/people/identity/paths.ts';
import { PostForm } from '../forms/post-form.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { useFirstErrorFocus } from '../forms/use-first-error-focus.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { makePasskey, useHasPasskeys } from './browser-keys.ts';
import type { KeyAnswer } from './change-keys.ts';
import type { Say } from './key-words.ts';
import { useFigures } from '../texts/texts.tsx';

interface PasskeysPanelProps {
  passkeys: readonly OwnPasskey[];
  answer: KeyAnswer | undefined;
  timeZone: string;
  say: Say;
}

/** The own passkeys, with buttons to remove and add one. */
export function PasskeysPanel({ passkeys, answer, timeZone, say }: PasskeysPanelProps) {
  const stopped = useMakingOf(answer);
  const refused = answer !== undefined && 'saved' in answer && !answer.saved ? answer : undefined;
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const isRemoval = refused?.values['intent'] === 'passkey-remove';
  return (
    <div ref={focus}>
      <p>{say('passkeys-lead')}</p>
      {answer !== undefined && 'done' in answer ? (
        <Notice kind="good">{say(answer.done === 'added' ? 'passkey-saved' : 'passkey-removed')}</Notice>
      ) : null}
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {stopped ? <Notice kind="bad">{say('passkey-stopped')}</Notice> : null}
      {passkeys.length === 0 ? (
        <p>{say('passkeys-none')}</p>
      ) : (
        <ul className="list divided below-4 anywhere" aria-label={say('passkeys-list')}>
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.guid}
              passkey={passkey}
              timeZone={timeZone}
              say={say}
              save={isRemoval && refused.values['guid'] === passkey.guid ? refused : undefined}
            />
          ))}
        </ul>
      )}
      <AddPasskey key={passkeys.length} save={isRemoval ? undefined : refused} say={say} />
    </div>
  );
}

interface PasskeyProps {
  passkey: OwnPasskey;
  timeZone: string;
  say: Say;
  save: SaveAnswer | undefined;
}

function Passkey({ passkey: { guid, name, addedAt, lastUsedAt }, timeZone, say, save }: PasskeyProps) {
  const figures = useFigures();
  const moment = (at: string) => figures.moment(new Date(at), timeZone);
  return (
    <li>
      <strong>{name}</strong>
      <span className="faint grows">
        {say('passkey-added', { at: moment(addedAt) })}{' '}
        {lastUsedAt === null ? say('passkey-never') : say('passkey-used', { at: moment(lastUsedAt) })}
      </span>
      <PostForm intent="passkey-remove" noValidate preventScrollReset>
        <input type="hidden" name="guid" value={guid} />
        <PasswordAgain answer={save} label={say('key-password')} hint={say('key-password-hint')} />
        <Button type="submit" kind="secondary" aria-label={say('passkey-remove-of', { name })}>
          {say('passkey-remove')}
        </Button>
      </PostForm>
    </li>
  );
}

function AddPasskey({ save, say }: { save: SaveAnswer | undefined; say: Say }) {
  const isOffered = useHasPasskeys();
  const busy = useSending('passkey-add');
  const refused = save?.saved === false ? save : undefined;
  if (!isOffered) return <p>{say('passkey-needs-script')}</p>;
  return (
    <PostForm intent="passkey-add" noValidate preventScrollReset className="at-most-26rem">
      <TextField
        label={say('passkey-name')}
        hint={say('passkey-name-hint')}
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={refused?.values['name']}
        error={refused?.errors['name']}
        required
      />
      <PasswordAgain answer={save} label={say('key-password')} hint={say('key-password-hint')} />
      <Button type="submit" kind="secondary" busy={busy && say('passkey-wait')}>
        {say('passkey-add')}
      </Button>
    </PostForm>
  );
}

/** Creates a passkey with the requested options, and submits the answer. Returns whether it was cancelled. */
function useMakingOf(answer: KeyAnswer | undefined): boolean {
  const submit = useSubmit();
  const begun = useRef<unknown>(null);
  const [stopped, setStopped] = useState<unknown>(null);
  const asked = answer !== undefined && 'ask' in answer ? answer : null;
  useEffect(() => {
    if (asked === null || begun.current === asked) return;
    begun.current = asked; // React may run an effect twice; the browser must be asked once
    void makePasskey(asked.ask).then((response) => {
      if (response === null) return setStopped(asked);
      const sent = { intent: 'passkey-finish', name: asked.name, response: JSON.stringify(response) };
      return submit(sent, { method: 'post', preventScrollReset: true });
    });
  }, [asked, submit]);
  return asked !== null && stopped === asked;
}
