import { STAFF_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { AllFields, DeclaredForm } from '../forms/declared-form.tsx';
import { secret } from '../forms/form-kinds.ts';
import { FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';

const input = { maxLength: STAFF_PASSWORD.max };

export const passwordForm = declareForm({
  presentPassword: secret('self.present-password', { input: { ...input, autoComplete: 'current-password' } }),
  password: secret('self.password', { hint: 'self.password-hint', input }),
  passwordRepeat: secret('self.password-repeat', { input }),
});

/** Form for a new password; passwords are never rendered, so they are typed again after a refusal (D19). */
export function PasswordForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <DeclaredForm
      name="password"
      of={passwordForm}
      answer={answer}
      submit={t('self.password-save')}
      saved={t('self.password-saved')}
      kind="secondary"
    >
      {({ draw }) => (
        <FormGroup title={t('self.password-title')} intro={t('self.password-intro')}>
          <AllFields of={passwordForm} draw={draw} />
        </FormGroup>
      )}
    </DeclaredForm>
  );
}
