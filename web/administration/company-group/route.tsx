import { redirect, useActionData, useLoaderData } from 'react-router';
import { type CompanyGroup, priceListPaths } from '#shop/pricing/price-lists/paths.ts';
import { Button } from '../../design/button.tsx';
import { TextAreaField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { type FormField, namesOf, versionIn } from '../forms/form-field.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { atFields, numberLines, numbersIn } from '../price-lists/number-lines.ts';
import { t } from '../staff-text.ts';

type GroupField = 'name' | 'companies';

const fields = (): readonly FormField<GroupField>[] => [
  { name: 'name', label: t('price-lists.name') },
  { name: 'companies', label: t('price-lists.companies') },
];

const LIST = '/Administration/Company-Groups';

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

export async function loader({ request, context }: PageArgs): Promise<CompanyGroup | null> {
  const groupId = idIn(request);
  return groupId === 0 ? null : context.call(priceListPaths.group, { groupId });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  if (intentIn(form, ['', 'remove']) === 'remove') {
    const removed = await askAsStaff(context, form, priceListPaths.removeGroup, { groupId: idIn(request) });
    return removed.ok ? redirect(LIST) : refusedSave(removed.refusal, [], typed, 'remove');
  }
  const { name = '', companies = '' } = typed;
  const asked = await askAsStaff(context, form, priceListPaths.saveGroup, {
    id: Number(typed['id'] ?? 0),
    name,
    companyIds: numbersIn(companies),
    ...versionIn(typed),
  });
  if (asked.ok) return redirect(LIST);
  return refusedSave(atFields(asked.refusal, [['companyIds', 'companies']]), namesOf(fields()), typed);
}

const valuesOf = ({ name, companies }: CompanyGroup) => ({
  name,
  companies: numberLines(companies.map(({ companyId, companyName }) => [companyId, companyName])),
});

/** One group of companies; a save redirects to the list (K1). */
export function Component() {
  const group = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const removal = answer?.form === 'remove' ? answer : undefined;
  return (
    <>
      <PageHead title={group === null ? t('company-groups.new') : t('company-groups.edit', { name: group.name })}>
        <a href={LIST}>{t('company-groups.back')}</a>
      </PageHead>
      <StaffForm<GroupField, CompanyGroup>
        key={group?.id ?? 0}
        fields={fields()}
        stored={group === null ? {} : valuesOf(group)}
        version={group?.version}
        storedOf={(current) => valuesOf(current)}
        answer={answer?.form === undefined ? answer : undefined}
        hidden={{ id: group?.id ?? 0 }}
        submit={t('save.submit')}
      >
        {({ values, errors }) => {
          const field = fieldsOf<GroupField>(values, errors);
          return (
            <SideBySide>
              <TextField label={t('price-lists.name')} maxLength={100} {...field('name')} />
              <TextAreaField
                label={t('price-lists.companies')}
                hint={t('price-lists.companies-hint')}
                rows={8}
                {...field('companies')}
              />
            </SideBySide>
          );
        }}
      </StaffForm>
      {group === null ? null : (
        <PostForm intent="remove" answer={removal}>
          {removal === undefined || removal.saved ? null : <Notice kind="bad">{removal.notice}</Notice>}
          <Button type="submit" kind="secondary">
            {t('company-groups.remove')}
          </Button>
        </PostForm>
      )}
    </>
  );
}
