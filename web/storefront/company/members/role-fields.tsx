import { MEMBER_ROLES } from '#shop/base/rights/member-role.ts';
import { PasswordAgain } from '../../../forms/password-again.tsx';
import { SelectField } from '../../../design/field.tsx';
import { useCompanyText } from '../company-text.ts';
import type { MembersTrouble } from './change-members.ts';

/** The role, and a password confirmation if it is required. */
export function RoleFields({ start, trouble }: { start: string; trouble: MembersTrouble | undefined }) {
  const t = useCompanyText();
  return (
    <>
      <SelectField
        label={t('company.role')}
        name="memberRole"
        defaultValue={trouble?.values.memberRole ?? start}
        error={trouble?.errors.memberRole}
      >
        {MEMBER_ROLES.map((each) => (
          <option key={each} value={each}>
            {t(`company.role.${each}`)}
          </option>
        ))}
      </SelectField>
      <OwnPassword trouble={trouble} />
    </>
  );
}

/** A password confirmation, if it is required. */
export function OwnPassword({ trouble }: { trouble: MembersTrouble | undefined }) {
  const t = useCompanyText();
  return <PasswordAgain answer={trouble} label={t('company.own-password')} hint={t('company.own-password-hint')} />;
}
