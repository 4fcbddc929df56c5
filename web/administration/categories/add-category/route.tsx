import { useState } from 'react';
import { data, Form, redirect, useActionData, useNavigation } from 'react-router';
import { BRANCH_NAME_LENGTH, branchErrors } from '#shop/catalogue/category-rules.ts';
import { branchEditing } from '#shop/catalogue/editing/paths.ts';
import { isFaultless } from '#shop/field-errors.ts';
import { Button } from '../../../design/button.tsx';
import { CheckField, SelectField, TextField } from '../../../design/field.tsx';
import { useFirstErrorFocus } from '../../../design/use-first-error-focus.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import styles from '../../branches/add-branch.module.css';
import { showAfterMark, showChoices } from '../../branches/show-choices.ts';
import { refusedSave, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import { SaveBadge } from '../../forms/save-badge.tsx';
import { useBlurErrors } from '../../forms/use-blur-errors.ts';
import { useUnsaved } from '../../forms/use-unsaved.ts';
import { PageHead } from '../../page-head.tsx';
import { t } from '../../staff-text.ts';
import { categoryDraft } from '../category-rows.ts';

const FIELDS = ['name', 'show', 'sortOrder', 'delivery', 'deliveryAdd'] as const;
type Field = (typeof FIELDS)[number];

const draftOf = (values: Readonly<Record<string, string>>) => categoryDraft({ id: 0, version: 0, values });

export async function action({ request, context }: PageActionArgs) {
  const values = typedValues(await request.formData());
  const draft = draftOf(values);
  const errors = branchErrors(draft, 'Category');
  if (!isFaultless(errors)) {
    const answer: SaveAnswer<Field> = { saved: false, values, errors, notice: null, conflict: null };
    return data(answer, { status: 400 });
  }
  const asked = await context.ask(branchEditing.saveCategory, draft);
  if (!asked.ok) return refusedSave(asked.refusal, FIELDS, values);
  return redirect(`/Administration/Categories?added=${encodeURIComponent(draft.name ?? '')}`);
}

/** A new category: archived and not on the home page until somebody says otherwise (E9). */
export function Component() {
  const answer = useActionData<SaveAnswer<Field>>();
  const refused = answer?.saved === false ? answer : undefined;
  const values = refused?.values ?? {};
  const { form: ref } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<Field>(refused?.errors, (form) =>
    branchErrors(draftOf(typedValues(form)), 'Category'),
  );
  const [isRegional, setRegional] = useState(values['regional'] === 'on');
  const [show, setShow] = useState(Number(values['show'] ?? 3));
  const isSaving = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead title={t('branches.add-category')}>
        <a href="/Administration/Categories">{t('branches.back')}</a>
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
          <SelectField
            label={t('branches.show')}
            name="show"
            value={show}
            error={errors.show}
            onChange={(event) => setShow(Number(event.currentTarget.value))}
          >
            {showChoices(isRegional).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <CheckField
            label={t('branches.regional')}
            name="regional"
            checked={isRegional}
            onChange={(event) => {
              setRegional(event.currentTarget.checked);
              setShow(showAfterMark(show, event.currentTarget.checked));
            }}
          />
          <p className={styles.hint}>{t('branches.regional-hint')}</p>
          <CheckField label={t('branches.home')} name="onHomePage" defaultChecked={values['onHomePage'] === 'on'} />
          <TextField
            label={t('branches.order')}
            hint={t('branches.order-hint')}
            name="sortOrder"
            inputMode="numeric"
            defaultValue={values['sortOrder']}
            error={errors.sortOrder}
          />
          <TextField
            label={t('branches.delivery')}
            hint={t('branches.delivery-hint')}
            name="delivery"
            defaultValue={values['delivery']}
            error={errors.delivery}
          />
          <TextField
            label={t('branches.delivery-add')}
            hint={t('branches.delivery-hint')}
            name="deliveryAdd"
            defaultValue={values['deliveryAdd']}
            error={errors.deliveryAdd}
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
