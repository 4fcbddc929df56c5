import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { OWN_PASSWORD, type SaveAnswer } from '../administration/forms/save-answer.ts';
import { TextField } from '../design/field.tsx';
import type { Say } from './key-words.ts';

/** The field for the own password; it is in the form only while the change asks for it. */
export function ConfirmPassword({ answer, say }: { answer: SaveAnswer | undefined; say: Say }) {
  if (answer === undefined || answer.saved || answer.asksPassword !== true) return null;
  return (
    <TextField
      label={say('key-password')}
      name={OWN_PASSWORD}
      type="password"
      autoComplete="current-password"
      maxLength={STAFF_PASSWORD.max}
      hint={say('key-password-hint')}
      error={answer.errors[OWN_PASSWORD]}
    />
  );
}
