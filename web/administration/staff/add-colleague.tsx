import { staffErrors } from '#shop/people/staff/staff-account.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';
import { colleagueForm } from './change-staff.ts';
import { RightBoxes } from './right-boxes.tsx';
import styles from './staff.module.css';

/** Form for a new staff account; passwords are never rendered, so they are typed again after a refusal. */
export function AddColleague({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <DeclaredForm
      name="add"
      className={styles.add}
      of={colleagueForm}
      check={staffErrors}
      answer={answer}
      submit={t('staff.add')}
    >
      {({ values, draw }) => (
        <>
          <FormGroup title={t('staff.add-title')} intro={t('staff.add-intro')}>
            <FieldGrid>
              {draw('name')}
              {draw('email')}
              {draw('password')}
            </FieldGrid>
          </FormGroup>
          <FormGroup title={t('rights.title')}>
            {draw('role')}
            <RightBoxes values={values} />
          </FormGroup>
        </>
      )}
    </DeclaredForm>
  );
}
