import type { ReactNode } from 'react';
import { errorsOf } from '#shop/operations/field-rules.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import styles from '../forms/short-form.module.css';
import { type DrawnForm, StaffForm } from '../forms/staff-form.tsx';
import { tableFields } from '../forms/field-by-kind.tsx';
import { type FormTable, typedFields } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

export type AddedFields = Pick<DrawnForm, 'values' | 'errors'>;

interface AddBranchProps {
  fields: FormTable<'name' | 'sortOrder'>;
  answer: SaveAnswer | undefined;
  /** Visibility fields, between its name and its place in the menu. */
  renderShow: (fields: AddedFields) => ReactNode;
  /** Further fields. */
  children?: (fields: AddedFields) => ReactNode;
}

/** The form of a new category or sub-category (E9). */
export function AddBranch({ fields, answer, renderShow, children }: AddBranchProps) {
  return (
    <StaffForm
      className={styles.form}
      fields={[]}
      stored={{}}
      check={(typed) => errorsOf(fields, typedFields(fields, typed))}
      answer={answer}
      submit={t('save.submit')}
    >
      {({ values, errors }) => {
        const draw = tableFields(fields, { values, errors });
        return (
          <>
            {draw('name')}
            {renderShow({ values, errors })}
            {draw('sortOrder')}
            {children?.({ values, errors })}
          </>
        );
      }}
    </StaffForm>
  );
}
