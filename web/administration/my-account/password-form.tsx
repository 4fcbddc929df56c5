import { Form, useNavigation } from 'react-router';
import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import type { PASSWORD_FIELDS } from './change-own-account.ts';

type Field = (typeof PASSWORD_FIELDS)[number];

/** Another password for the own account; none is ever drawn, so after a refusal they are typed anew (D19). */
export function PasswordForm({ answer }: { answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  const errors: Partial<Record<Field, string>> = refused?.errors ?? {};
  const busy = useNavigation().formData?.get('form') === 'password';
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const field = (name: Field, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    type: 'password',
    maxLength: STAFF_PASSWORD.max,
    error: errors[name],
  });
  return (
    // After a change the fields begin anew.
    <Form key={answer?.saved === true ? 'saved' : 'open'} method="post" noValidate preventScrollReset>
      <input type="hidden" name="form" value="password" />
      <div ref={focus}>
        <FormGroup title={t('self.password-title')} intro={t('self.password-intro')}>
          {answer?.saved === true ? <Notice kind="good">{t('self.password-saved')}</Notice> : null}
          {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
          <FieldGrid>
            <TextField {...field('presentPassword', t('self.present-password'), 'current-password')} />
            <TextField {...field('password', t('self.password'), 'new-password')} hint={t('self.password-hint')} />
            <TextField {...field('passwordRepeat', t('self.password-repeat'), 'new-password')} />
          </FieldGrid>
          <Button type="submit" kind="secondary" busy={busy && t('save.saving')}>
            {t('self.password-save')}
          </Button>
        </FormGroup>
      </div>
    </Form>
  );
}
