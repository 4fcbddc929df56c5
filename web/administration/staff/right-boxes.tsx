import { STAFF_RIGHTS, type StaffRight } from '#shop/base/rights/staff-right.ts';
import { CheckField } from '../../design/field.tsx';
import { t } from '../staff-text.ts';
import styles from './staff.module.css';

/** Field name of a right: 'right.orders'. */
const boxOf = (right: StaffRight) => `right.${right}`;

/** Rights whose boxes are ticked. */
export function rightsIn(form: FormData): StaffRight[] {
  return STAFF_RIGHTS.filter((right) => form.has(boxOf(right)));
}

/** Values of the form. */
export function boxesOf(rights: readonly StaffRight[]): Record<string, string> {
  return Object.fromEntries(rights.map((right) => [boxOf(right), 'on']));
}

/** A checkbox for each right, with its scope (P1). */
export function RightBoxes({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <div className={styles.rights}>
      <p>{t('rights.intro')}</p>
      {STAFF_RIGHTS.map((right) => (
        <CheckField
          key={right}
          name={boxOf(right)}
          defaultChecked={values[boxOf(right)] === 'on'}
          label={
            <>
              <strong>{t(`rights.${right}`)}</strong> {t(`rights.hint.${right}`)}
            </>
          }
        />
      ))}
    </div>
  );
}

/** Rights by their names, as a list. */
export function rightsText(rights: readonly StaffRight[]): string {
  if (rights.length === STAFF_RIGHTS.length) return t('rights.all');
  return rights.length === 0 ? t('rights.none') : rights.map((right) => t(`rights.${right}`)).join(', ');
}
