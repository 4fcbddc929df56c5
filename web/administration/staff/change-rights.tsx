import { STAFF_RIGHTS, type StaffRight } from '#shop/base/rights/staff-right.ts';
import type { Colleague } from '#shop/people/staff/staff-paths.ts';
import { FormGroup } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { t } from '../staff-text.ts';
import { discountForm } from './change-staff.ts';
import { boxesOf, RightBoxes } from './right-boxes.tsx';
import styles from './staff.module.css';

/** Rights of one staff member (P1). */
export function ChangeRights({ colleague, answer }: { colleague: Colleague; answer: SaveAnswer | undefined }) {
  const { id, name, rights, largestDiscount } = colleague;
  return (
    <DeclaredForm
      name="rights"
      className={styles.add}
      of={discountForm}
      record={{ largestDiscount, version: maskOf(rights) + 2 ** STAFF_RIGHTS.length * (1 + (largestDiscount ?? -1)) }}
      others={boxesOf(rights)}
      answer={answer}
      hidden={{ id }}
      submit={t('rights.save')}
    >
      {({ values, draw }) => (
        <FormGroup title={t('rights.of', { name })}>
          <RightBoxes values={values} />
          {draw('largestDiscount')}
        </FormGroup>
      )}
    </DeclaredForm>
  );
}

/** Number that changes whenever the rights do: until they have been reloaded, the form keeps its input. */
function maskOf(rights: readonly StaffRight[]): number {
  return STAFF_RIGHTS.reduce((mask, right, place) => mask + (rights.includes(right) ? 2 ** place : 0), 0);
}
