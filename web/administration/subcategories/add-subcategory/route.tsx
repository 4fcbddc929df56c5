import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';
import type { Category } from '#shop/catalogue/catalogue.ts';
import { BRANCH_NAME_LENGTH, branchErrors } from '#shop/catalogue/category-rules.ts';
import { branchEditing } from '#shop/catalogue/editing/paths.ts';
import { isFaultless } from '#shop/field-errors.ts';
import { Button } from '../../../design/button.tsx';
import { SelectField, TextField } from '../../../design/field.tsx';
import { useFirstErrorFocus } from '../../../design/use-first-error-focus.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import styles from '../../branches/add-branch.module.css';
import { showChoices } from '../../branches/show-choices.ts';
import { refusedSave, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import { SaveBadge } from '../../forms/save-badge.tsx';
import { useBlurErrors } from '../../forms/use-blur-errors.ts';
import { useUnsaved } from '../../forms/use-unsaved.ts';
import { PageHead } from '../../page-head.tsx';
import { t } from '../../staff-text.ts';
import { readCategory } from '../read-category.ts';
import { subcategoryDraft } from '../subcategory-rows.ts';

const FIELDS = ['name', 'show', 'sortOrder'] as const;
type Field = (typeof FIELDS)[number];

const draftOf = (values: Readonly<Record<string, string>>) => subcategoryDraft({ id: 0, version: 0, values });

export function loader(args: PageArgs): Promise<Category> {
  return readCategory(args);
}

export async function action(args: PageActionArgs) {
  const category = await readCategory(args);
  const values = typedValues(await args.request.formData());
  const draft = draftOf(values);
  const errors = branchErrors(draft, 'Sub-category');
  if (!isFaultless(errors)) {
    const answer: SaveAnswer<Field> = { saved: false, values, errors, notice: null, conflict: null };
    return data(answer, { status: 400 });
  }
  const asked = await args.context.ask(branchEditing.saveSubcategory, { ...draft, category: category.id });
  if (!asked.ok) return refusedSave(asked.refusal, FIELDS, values);
  const guid = category.guid.toUpperCase();
  return redirect(`/Administration/SubCategories?id=${guid}&added=${encodeURIComponent(draft.name ?? '')}`);
}

/** A new sub-category: archived until somebody says otherwise (E9). */
export function Component() {
  const category = useLoaderData<Category>();
  const answer = useActionData<SaveAnswer<Field>>();
  const refused = answer?.saved === false ? answer : undefined;
  const values = refused?.values ?? {};
  const { form: ref } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<Field>(refused?.errors, (form) =>
    branchErrors(draftOf(typedValues(form)), 'Sub-category'),
  );
  const isSaving = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead title={t('branches.add-subcategory-in', { name: category.name })}>
        <a href={`/Administration/SubCategories?id=${category.guid.toUpperCase()}`}>
          {t('branches.subcategories-of', { name: category.name })}
        </a>
      </PageHead>
      <Form ref={ref} method="post" noValidate autoComplete="off" className={styles.form} {...watch}>
        <div ref={focus}>
          <TextField
            label={t('branches.name')}
            name="name"
            defaultValue={values['name']}
            error={errors.name}
            maxLength={BRANCH_NAME_LENGTH}
            required
          />
          <SelectField label={t('branches.show')} name="show" defaultValue={values['show'] ?? '3'} error={errors.show}>
            {showChoices(false).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('branches.order')}
            hint={t('branches.order-hint')}
            name="sortOrder"
            inputMode="numeric"
            defaultValue={values['sortOrder']}
            error={errors.sortOrder}
          />
        </div>
        <div className={styles.bar}>
          <Button type="submit" busy={isSaving && t('save.saving')}>
            {t('save.submit')}
          </Button>
          <SaveBadge answer={answer} />
        </div>
      </Form>
    </>
  );
}
