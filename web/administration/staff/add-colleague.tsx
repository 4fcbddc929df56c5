import { staffErrors } from '#shop/identity/staff-account.ts';
import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { STAFF_RIGHTS } from '#shop/kernel/staff-right.ts';
import { TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { textsOf } from '../forms/form-field.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { type ColleagueField, colleagueFields } from './change-staff.ts';
import { boxesOf, RightBoxes } from './right-boxes.tsx';
import styles from './staff.module.css';

/** Form for a new staff account; passwords are never rendered, so they are typed again after a refusal. */
export function AddColleague({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <StaffForm
      name="add"
      className={styles.add}
      fields={colleagueFields()}
      stored={boxesOf(STAFF_RIGHTS)}
      check={(typed) => staffErrors(textsOf(colleagueFields(), typed))}
      answer={answer}
      submit={t('staff.add')}
    >
      {({ values, errors }) => {
        const field = fieldsOf<ColleagueField>(values, errors);
        return (
          <>
            <FormGroup title={t('staff.add-title')} intro={t('staff.add-intro')}>
              <FieldGrid>
                <TextField label={t('staff.name')} {...field('name')} />
                <TextField label={t('staff.email')} type="email" maxLength={50} {...field('email')} />
                <TextField
                  label={t('staff.password')}
                  type="password"
                  autoComplete="new-password"
                  maxLength={STAFF_PASSWORD.max}
                  hint={t('self.password-hint')}
                  {...field('password')}
                />
              </FieldGrid>
            </FormGroup>
            <FormGroup title={t('rights.title')}>
              <RightBoxes values={values} />
            </FormGroup>
          </>
        );
      }}
    </StaffForm>
  );
}
