import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import type { Category } from '#shop/catalogue/categories/catalogue.ts';
import { categoryFields } from '#shop/catalogue/categories/category-fields.ts';
import { branchEditing } from '#shop/shopfront/product-editing/paths.ts';
import { categoryPaths } from '#shop/shopfront/search/documented-paths.ts';
import { CheckField, SelectField } from '../../../design/field.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { AddBranch, type AddedFields } from '../../branches/add-branch.tsx';
import { addBranch } from '../../branches/save-branches.ts';
import { showAfterMark, showChoices, showIn, shownTo } from '../../branches/show-choices.ts';
import { ShowOptions } from '../../branches/show-options.tsx';
import { drawerOf } from '../../forms/declared-form.tsx';
import { PageHead } from '../../page-head.tsx';
import { t } from '../../staff-text.ts';
import { categoryForm } from '../category-rows.ts';

const TABLE = '/Administration/Categories';

export async function loader({ context }: PageArgs): Promise<readonly Category[]> {
  return (await context.call(categoryPaths.all, {})).items;
}

export function action(args: PageActionArgs) {
  return addBranch(args, categoryFields, branchEditing.saveCategory, { more: {}, table: TABLE });
}

/** A new category: archived and not on the home page by default (E9). */
export function Component() {
  const categories = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('branches.add-category')}>
        <a href={TABLE}>{t('branches.back')}</a>
      </PageHead>
      <AddBranch
        fields={categoryFields}
        answer={answer}
        present={categories}
        caption={t('branches.caption')}
        none={t('branches.none')}
        shownTo={({ show, regional }) => shownTo(show, regional)}
        renderShow={(fields) => <ShowFields {...fields} />}
      >
        {(form) =>
          (['role', 'picturePart', 'delivery', 'deliveryAdd'] as const).map((name) =>
            drawerOf(categoryForm, form)(name),
          )
        }
      </AddBranch>
    </>
  );
}

function ShowFields({ values, errors }: AddedFields) {
  const [isRegional, setRegional] = useState(values['regional'] === 'on');
  const [show, setShow] = useState(showIn(values['show']));
  return (
    <>
      <SelectField
        label={t('branches.show')}
        hint={t('branches.archived-hint')}
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
      <p className="faint">{t('branches.regional-hint')}</p>
      <CheckField label={t('branches.home')} name="onHomePage" defaultChecked={values['onHomePage'] === 'on'} />
      <CheckField label={t('branches.dashboard')} name="onDashboard" defaultChecked={values['onDashboard'] === 'on'} />
    </>
  );
}
