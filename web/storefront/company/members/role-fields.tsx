import { MEMBER_ROLES } from '#shop/kernel/member-role.ts';
import { OWN_PASSWORD } from '../../../administration/forms/save-answer.ts';
import { SelectField, TextField } from '../../../design/field.tsx';
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
        defaultValue={trouble?.typed.memberRole ?? start}
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
  const asked = trouble?.errors[OWN_PASSWORD];
  if (asked === undefined) return null;
  return (
    <TextField
      label={t('company.own-password')}
      hint={t('company.own-password-hint')}
      name={OWN_PASSWORD}
      error={asked}
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
