import { Form } from 'react-router';
import { newPasswordErrors, type NewPasswordDraft } from '#shop/people/accounts/details-rules.ts';
import { CUSTOMER_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFirstErrorFocus } from '../../../forms/use-first-error-focus.ts';
import type { FormMessages } from '../../../forms/refused-form.ts';
import { useAccountText } from '../account-text.ts';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useSending } from '../../../forms/use-sending.ts';

/** Reason why the form is shown again, or that its link is no longer valid. */
export interface NewPasswordTrouble extends FormMessages<keyof NewPasswordDraft> {
  isDead?: boolean;
}

export function newPasswordIn(form: FormData): NewPasswordDraft {
  return { password: String(form.get('password') ?? ''), passwordRepeat: String(form.get('passwordRepeat') ?? '') };
}

export function NewPasswordForm({ trouble }: { trouble: NewPasswordTrouble | undefined }) {
  const t = useAccountText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const { errors, onInput } = useFieldErrors(trouble?.errors, (typed) => newPasswordErrors(newPasswordIn(typed)));
  const isSending = useSending();
  const password = (name: keyof NewPasswordDraft) => ({ name, error: errors[name] });
  return (
    <Form ref={form} method="post" noValidate onInput={onInput} className="form at-most-26rem">
      {trouble?.notice == null ? null : <Notice kind="bad">{t('account.failed', { reason: trouble.notice })}</Notice>}
      <TextField
        label={t('account.new-password')}
        hint={t('account.password-hint')}
        {...password('password')}
        type="password"
        autoComplete="new-password"
        maxLength={CUSTOMER_PASSWORD.max}
        required
      />
      <TextField
        label={t('account.password-repeat')}
        {...password('passwordRepeat')}
        type="password"
        autoComplete="new-password"
        maxLength={CUSTOMER_PASSWORD.max}
        required
      />
      <Button type="submit" busy={isSending && t('account.reset-busy')}>
        {t('account.reset-submit')}
      </Button>
    </Form>
  );
}
