import type { ReactNode } from 'react';
import { BRANCH_NAME_LENGTH, branchErrors, type BranchDraft } from '#shop/catalogue/category-rules.ts';
import { TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import styles from '../forms/short-form.module.css';
import { type DrawnForm, StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { newBranch, type BranchForm } from './branch-rows.ts';

export type AddedFields = Pick<DrawnForm, 'values' | 'errors'>;

interface AddBranchProps {
  /** 'Category': how the rules call it. */
  what: string;
  draftOf: (form: BranchForm) => BranchDraft;
  answer: SaveAnswer | undefined;
  /** Who sees it: between its name and its place in the menu. */
  renderShow: (fields: AddedFields) => ReactNode;
  /** What else it has. */
  children?: (fields: AddedFields) => ReactNode;
}

/** The form of a new category or sub-category (E9). */
export function AddBranch({ what, draftOf, answer, renderShow, children }: AddBranchProps) {
  return (
    <StaffForm
      className={styles.form}
      fields={[]}
      stored={{}}
      check={(typed) => branchErrors(draftOf(newBranch(typed)), what)}
      answer={answer}
      submit={t('save.submit')}
    >
      {({ values, errors }) => {
        const field = fieldsOf<string>(values, errors);
        return (
          <>
            <TextField label={t('branches.name')} {...field('name')} maxLength={BRANCH_NAME_LENGTH} required />
            {renderShow({ values, errors })}
            <TextField
              label={t('branches.order')}
              hint={t('branches.order-hint')}
              inputMode="numeric"
              {...field('sortOrder')}
            />
            {children?.({ values, errors })}
          </>
        );
      }}
    </StaffForm>
  );
}
