import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import type { PASSWORD_FIELDS } from './change-own-account.ts';

type Field = (typeof PASSWORD_FIELDS)[number];

/** Form for a new password; passwords are never rendered, so they are typed again after a refusal (D19). */
export function PasswordForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <StaffForm<Field>
      name="password"
      fields={[]}
      stored={{}}
      answer={answer}
      submit={t('self.password-save')}
      saved={t('self.password-saved')}
      kind="secondary"
    >
      {({ errors }) => {
        const field = fieldsOf<Field>({}, errors);
        const secret = (name: Field, autoComplete: string) => ({
          ...field(name),
          autoComplete,
          type: 'password',
          maxLength: STAFF_PASSWORD.max,
        });
        return (
          <FormGroup title={t('self.password-title')} intro={t('self.password-intro')}>
            <FieldGrid>
              <TextField label={t('self.present-password')} {...secret('presentPassword', 'current-password')} />
              <TextField
                label={t('self.password')}
                hint={t('self.password-hint')}
                {...secret('password', 'new-password')}
              />
              <TextField label={t('self.password-repeat')} {...secret('passwordRepeat', 'new-password')} />
            </FieldGrid>
          </FormGroup>
        );
      }}
    </StaffForm>
  );
}
