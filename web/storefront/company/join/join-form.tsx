import { NAME_MAX, TELEPHONE_MAX } from '#shop/people/accounts/field-rules.ts';
import { CUSTOMER_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import { joinErrors } from '#shop/people/companies/join-rules.ts';
import type { JoinDraft } from '#shop/people/companies/paths.ts';
import type { AgreementNeed } from '#shop/base/kernel/agreement.ts';
import {
  AGREEMENT_FIELDS,
  AgreementBoxes,
  agreementIn,
  type AgreementField,
} from '../../agreement/agreement-boxes.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { RefusedForm } from '../../../forms/refused-form.ts';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useCompanyText } from '../company-text.ts';

type Person = Omit<JoinDraft, 'token'>;

export const JOIN_FIELDS = [
  'firstName',
  'surname',
  'telephone',
  'password',
  'passwordRepeat',
  ...AGREEMENT_FIELDS,
] as const;

/** Reason why the form is shown again, or that its link is no longer valid. */
export interface JoinTrouble extends RefusedForm<
  keyof Person | AgreementField,
  Pick<Person, 'firstName' | 'surname' | 'telephone'>
> {
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
    ...agreementIn(form),
  };
}

export function JoinForm({ trouble, agreement }: { trouble: JoinTrouble | undefined; agreement: AgreementNeed }) {
  const t = useCompanyText();
  const { errors, onInput } = useFieldErrors<keyof Person | AgreementField>(trouble?.errors, (typed) =>
    joinErrors(joinIn(typed)),
  );
  const isSending = useSending();
  const text = (name: keyof JoinTrouble['values']) => ({
    name,
    error: errors[name],
    defaultValue: trouble?.values[name] ?? '',
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
    <PostForm answer={trouble} noValidate onInput={onInput} className="form at-most-26rem">
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
      <AgreementBoxes need={agreement} errors={errors} />
      <Button type="submit" busy={isSending && t('company.join-busy')}>
        {t('company.join-submit')}
      </Button>
    </PostForm>
  );
}
