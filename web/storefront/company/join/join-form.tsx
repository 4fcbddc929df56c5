import { Form } from 'react-router';
import { NAME_MAX, TELEPHONE_MAX } from '#shop/accounts/field-rules.ts';
import { CUSTOMER_PASSWORD } from '#shop/accounts/login-rules.ts';
import { joinErrors } from '#shop/companies/join-rules.ts';
import type { JoinDraft } from '#shop/companies/paths.ts';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { FormKey } from '../../../form-key.tsx';
import { useFirstErrorFocus } from '../../../design/use-first-error-focus.ts';
import type { FormMessages } from '../../../refused-form.ts';
import account from '../../account/account.module.css';
import { useRecheckedErrors } from '../../account/use-rechecked-errors.ts';
import { useSending } from '../../account/use-sending.ts';
import { useCompanyText } from '../company-text.ts';

type Person = Omit<JoinDraft, 'token'>;

export const JOIN_FIELDS = ['firstName', 'surname', 'telephone', 'password', 'passwordRepeat'] as const;

/** Reason why the form is shown again, or that its link is no longer valid. */
export interface JoinTrouble extends FormMessages<keyof Person> {
  typed: Pick<Person, 'firstName' | 'surname' | 'telephone'>;
  isDead?: boolean;
}

export function joinIn(form: FormData): Person {
  const text = (name: keyof Person) => String(form.get(name) ?? '');
  return {
    firstName: text('firstName'),
    surname: text('surname'),
    telephone: text('telephone'),
    password: text('password'),
    passwordRepeat: text('passwordRepeat'),
  };
}

export function JoinForm({ trouble }: { trouble: JoinTrouble | undefined }) {
  const t = useCompanyText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const { errors, onChange } = useRecheckedErrors(trouble?.errors, (typed) => joinErrors(joinIn(typed)));
  const isSending = useSending();
  const text = (name: keyof JoinTrouble['typed']) => ({
    name,
    error: errors[name],
    defaultValue: trouble?.typed[name] ?? '',
    required: true,
  });
  const password = (name: 'password' | 'passwordRepeat') => ({
    name,
    error: errors[name],
    type: 'password',
    autoComplete: 'new-password',
    maxLength: CUSTOMER_PASSWORD.max,
    required: true,
  });
  return (
    <Form ref={form} method="post" noValidate onChange={onChange} className={account.form}>
      <FormKey answer={trouble} />
      {trouble?.notice == null ? null : <Notice kind="bad">{t('account.failed', { reason: trouble.notice })}</Notice>}
      <TextField
        label={t('account.first-name')}
        {...text('firstName')}
        autoComplete="given-name"
        maxLength={NAME_MAX}
      />
      <TextField label={t('account.last-name')} {...text('surname')} autoComplete="family-name" maxLength={NAME_MAX} />
      <TextField
        label={t('account.telephone')}
        {...text('telephone')}
        type="tel"
        autoComplete="tel"
        maxLength={TELEPHONE_MAX}
      />
      <TextField label={t('account.new-password')} hint={t('account.password-hint')} {...password('password')} />
      <TextField label={t('account.password-repeat')} {...password('passwordRepeat')} />
      <Button type="submit" busy={isSending && t('company.join-busy')}>
        {t('company.join-submit')}
      </Button>
    </Form>
  );
}
