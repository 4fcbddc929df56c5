import type { CompanyMember } from '#shop/people/companies/paths.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { CheckField } from '../../../design/field.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useCompanyText } from '../company-text.ts';
import type { MembersTrouble } from './change-members.ts';
import { RoleFields } from './role-fields.tsx';

/** Sets the role of a member, or suspends them. */
export function MemberForm({ member, trouble }: { member: CompanyMember; trouble: MembersTrouble | undefined }) {
  const t = useCompanyText();
  const isSending = useSending();
  const name = `${member.firstName} ${member.surname}`;
  return (
    <section aria-labelledby="change-member">
      <h2 id="change-member">{t('company.change-of', { name })}</h2>
      <PostForm
        intent="member"
        answer={trouble}
        action={`/Company/Members?change=${member.id}`}
        className="form at-most-26rem"
      >
        <input type="hidden" name="memberId" value={member.id} />
        <RoleFields start={member.memberRole} trouble={trouble} />
        <CheckField
          label={t('company.suspended')}
          name="suspended"
          value="1"
          defaultChecked={trouble?.values.suspended ?? member.memberStatus === 'suspended'}
        />
        <p className="row align-center">
          <Button type="submit" busy={isSending && t('company.saving')}>
            {t('company.save')}
          </Button>
          <ButtonLink href="/Company/Members" kind="quiet">
            {t('company.cancel')}
          </ButtonLink>
        </p>
      </PostForm>
    </section>
  );
}
