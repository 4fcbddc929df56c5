import { EMAIL_MAX } from '#shop/people/accounts/login-rules.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useCompanyText } from '../company-text.ts';
import type { MembersTrouble } from './change-members.ts';
import { RoleFields } from './role-fields.tsx';

export function InviteForm({ trouble }: { trouble: MembersTrouble | undefined }) {
  const t = useCompanyText();
  const isSending = useSending();
  return (
    <PostForm intent="invite" answer={trouble} action="/Company/Members" noValidate className="form at-most-26rem">
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
    </PostForm>
  );
}
