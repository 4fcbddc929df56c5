import { STAFF_RIGHTS, type StaffRight } from '#shop/kernel/staff-right.ts';
import type { Colleague } from '#shop/identity/staff-paths.ts';
import { TextField } from '../../design/field.tsx';
import { FormGroup } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { boxesOf, RightBoxes } from './right-boxes.tsx';
import styles from './staff.module.css';

/** Rights of one staff member (P1). */
export function ChangeRights({ colleague, answer }: { colleague: Colleague; answer: SaveAnswer | undefined }) {
  const { id, name, rights, largestDiscount } = colleague;
  return (
    <StaffForm
      name="rights"
      className={styles.add}
      fields={[
        ...STAFF_RIGHTS.map((right) => ({ name: `right.${right}`, label: t(`rights.${right}`) })),
        { name: 'largestDiscount', label: t('staff.discount') },
      ]}
      stored={{ ...boxesOf(rights), largestDiscount: largestDiscount === null ? '' : String(largestDiscount) }}
      version={maskOf(rights) + 2 ** STAFF_RIGHTS.length * (1 + (largestDiscount ?? -1))}
      answer={answer}
      hidden={{ id }}
      submit={t('rights.save')}
    >
      {({ values, errors }) => (
        <FormGroup title={t('rights.of', { name })}>
          <RightBoxes values={values} />
          <TextField
            label={t('staff.discount')}
            hint={t('staff.discount-hint')}
            name="largestDiscount"
            inputMode="numeric"
            defaultValue={values['largestDiscount'] ?? ''}
            error={errors['largestDiscount']}
          />
        </FormGroup>
      )}
    </StaffForm>
  );
}

/** Number that changes whenever the rights do: until they have been reloaded, the form keeps its input. */
function maskOf(rights: readonly StaffRight[]): number {
  return STAFF_RIGHTS.reduce((mask, right, place) => mask + (rights.includes(right) ? 2 ** place : 0), 0);
}
