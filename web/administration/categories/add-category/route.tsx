import { useState } from 'react';
import { useActionData } from 'react-router';
import { branchEditing } from '#shop/catalogue-editing/paths.ts';
import { CheckField, SelectField, TextField } from '../../../design/field.tsx';
import type { PageActionArgs } from '../../../page-context.ts';
import { AddBranch, type AddedFields } from '../../branches/add-branch.tsx';
import styles from '../../forms/short-form.module.css';
import { addBranch } from '../../branches/save-branches.ts';
import { showAfterMark, showChoices } from '../../branches/show-choices.ts';
import { ShowOptions } from '../../branches/show-options.tsx';
import { askForForm } from '../../forms/ask-for-form.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { t } from '../../staff-text.ts';
import { CATEGORY, categoryDraft } from '../category-rows.ts';
import { RoleOptions } from '../role-choice.tsx';

const TABLE = '/Administration/Categories';

export function action({ request, context }: PageActionArgs) {
  return addBranch({
    request,
    what: CATEGORY,
    draftOf: categoryDraft,
    fields: ['name', 'show', 'sortOrder', 'role', 'picturePart', 'delivery', 'deliveryAdd'],
    save: (form, draft) => askForForm(context, form, branchEditing.saveCategory, draft),
    table: TABLE,
  });
}

/** A new category: archived and not on the home page until somebody says otherwise (E9). */
export function Component() {
  const answer = useActionData<SaveAnswer>();
  return (
    <>
      <PageHead title={t('branches.add-category')}>
        <a href={TABLE}>{t('branches.back')}</a>
      </PageHead>
      <AddBranch
        what={CATEGORY}
        draftOf={categoryDraft}
        answer={answer}
        renderShow={(fields) => <ShowFields {...fields} />}
      >
        {({ values, errors }) => (
          <>
            <SelectField
              label={t('branches.role')}
              hint={t('branches.role-hint')}
              name="role"
              defaultValue={values['role']}
              error={errors['role']}
            >
              <RoleOptions />
            </SelectField>
            <TextField
              label={t('branches.picture-part')}
              hint={t('branches.picture-part-hint')}
              name="picturePart"
              defaultValue={values['picturePart']}
              error={errors['picturePart']}
            />
            {(['delivery', 'deliveryAdd'] as const).map((name) => (
              <TextField
                key={name}
                label={t(name === 'delivery' ? 'branches.delivery' : 'branches.delivery-add')}
                hint={t('branches.delivery-hint')}
                name={name}
                defaultValue={values[name]}
                error={errors[name]}
              />
            ))}
          </>
        )}
      </AddBranch>
    </>
  );
}

function ShowFields({ values, errors }: AddedFields) {
  const [isRegional, setRegional] = useState(values['regional'] === 'on');
  const [show, setShow] = useState(Number(values['show'] ?? 3));
  return (
    <>
      <SelectField
        label={t('branches.show')}
        name="show"
        value={show}
        error={errors['show']}
        onChange={(event) => setShow(Number(event.currentTarget.value))}
      >
        <ShowOptions choices={showChoices(isRegional)} />
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
      <CheckField label={t('branches.dashboard')} name="onDashboard" defaultChecked={values['onDashboard'] === 'on'} />
    </>
  );
}
