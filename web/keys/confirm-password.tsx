import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { OWN_PASSWORD, type SaveAnswer } from '../administration/forms/save-answer.ts';
import { TextField } from '../design/field.tsx';
import type { Say } from './key-words.ts';

/** The password field, shown only if the change requires it. */
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
