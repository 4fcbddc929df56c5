import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { BRANCH_NAME_LENGTH, branchErrors, type BranchDraft } from '#shop/catalogue/category-rules.ts';
import type { FieldErrors } from '#shop/kernel/field-errors.ts';
import { TextField } from '../../design/field.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { SaveBar } from '../forms/form-parts.tsx';
import { typedValues, type SaveAnswer } from '../forms/save-answer.ts';
import styles from '../forms/short-form.module.css';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { newBranch, type BranchForm } from './branch-rows.ts';

export interface AddedFields {
  values: Readonly<Record<string, string>>;
  errors: FieldErrors<string>;
}

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
  const refused = answer?.saved === false ? answer : undefined;
  const values = refused?.values ?? {};
  const { form: ref } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<string>(refused?.errors, (form) =>
    branchErrors(draftOf(newBranch(typedValues(form))), what),
  );
  return (
    <Form ref={ref} method="post" noValidate autoComplete="off" className={styles.form} {...watch}>
      <div ref={focus}>
        <TextField
          label={t('branches.name')}
          name="name"
          defaultValue={values['name']}
          error={errors['name']}
          maxLength={BRANCH_NAME_LENGTH}
          required
        />
        {renderShow({ values, errors })}
        <TextField
          label={t('branches.order')}
          hint={t('branches.order-hint')}
          name="sortOrder"
          inputMode="numeric"
          defaultValue={values['sortOrder']}
          error={errors['sortOrder']}
        />
        {children?.({ values, errors })}
      </div>
      <SaveBar label={t('save.submit')} answer={answer} />
    </Form>
  );
}
