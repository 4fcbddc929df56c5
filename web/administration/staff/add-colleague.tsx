import { Form } from 'react-router';
import { staffErrors } from '#shop/identity/staff-account.ts';
import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { FieldGrid, FormGroup, SaveBar } from '../forms/form-parts.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { t } from '../staff-text.ts';
import { COLLEAGUE_FIELDS } from './change-staff.ts';
import styles from './staff.module.css';

type Field = (typeof COLLEAGUE_FIELDS)[number];

/** An account for a colleague; the password is never drawn again, so after a refusal it is typed anew. */
export function AddColleague({ answer }: { answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<Field>(refused?.errors, (form) => {
    const typed = (name: Field) => String(form.get(name) ?? '');
    return staffErrors({ name: typed('name'), email: typed('email'), password: typed('password') });
  });
  return (
    <Form method="post" noValidate preventScrollReset {...watch}>
      <div ref={focus} className={styles.add}>
        <FormGroup title={t('staff.add-title')} intro={t('staff.add-intro')}>
          {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
          <FieldGrid>
            <TextField
              label={t('staff.name')}
              name="name"
              autoComplete="off"
              defaultValue={refused?.values['name']}
              error={errors.name}
            />
            <TextField
              label={t('staff.email')}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={50}
              defaultValue={refused?.values['email']}
              error={errors.email}
            />
            <TextField
              label={t('staff.password')}
              name="password"
              type="password"
              autoComplete="new-password"
              maxLength={STAFF_PASSWORD.max}
              hint={t('self.password-hint')}
              error={errors.password}
            />
          </FieldGrid>
          <PasswordAgain answer={answer} />
        </FormGroup>
      </div>
      <SaveBar label={t('staff.add')} answer={answer} />
    </Form>
  );
}
