import { Form } from 'react-router';
import { EMAIL_MAX } from '#shop/accounts/login-rules.ts';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { useFirstErrorFocus } from '../../../forms/use-first-error-focus.ts';
import { FormKey } from '../../../forms/form-key.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useCompanyText } from '../company-text.ts';
import styles from '../company.module.css';
import type { MembersTrouble } from './change-members.ts';
import { RoleFields } from './role-fields.tsx';

export function InviteForm({ trouble }: { trouble: MembersTrouble | undefined }) {
  const t = useCompanyText();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const isSending = useSending();
  return (
    <Form ref={form} method="post" action="/Company/Members" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="invite" />
      <FormKey answer={trouble} />
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        defaultValue={trouble?.values.email ?? ''}
        error={trouble?.errors.email}
        required
      />
      <RoleFields start="buyer" trouble={trouble} />
      <Button type="submit" busy={isSending && t('company.saving')}>
        {t('company.invite-submit')}
      </Button>
    </Form>
  );
}
