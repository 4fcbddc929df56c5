import { redirect, useActionData, useLoaderData } from 'react-router';
import { type CompanyGroup, priceListPaths } from '#shop/catalogue/price-lists/paths.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm, sentAs } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { ids, line } from '../forms/form-kinds.ts';
import { saveForm, wholeRecord } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

type Company = CompanyGroup['companies'][number];

const groupForm = declareForm({
  name: line('price-lists.name', { input: { maxLength: 100 } }),
  companies: sentAs(
    'companyIds',
    ids('price-lists.companies', 8, ({ companyId, companyName }: Company) => [companyId, companyName], {
      hint: 'price-lists.companies-hint',
    }),
  ),
});

const LIST = '/Administration/Company-Groups';

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

export async function loader({ request, context }: PageArgs): Promise<CompanyGroup | null> {
  const groupId = idIn(request);
  return groupId === 0 ? null : context.call(priceListPaths.group, { groupId });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  if (intentIn(form, ['', 'remove']) === 'remove') {
    const removed = await askAsStaff(context, form, priceListPaths.removeGroup, { groupId: idIn(request) });
    return removed.ok ? redirect(LIST) : refusedSave(removed.refusal, [], typedValues(form), 'remove');
  }
  const save = await saveForm(groupForm, form, context, {
    path: priceListPaths.saveGroup,
    input: wholeRecord,
  });
  return save.saved ? redirect(LIST) : save.answer;
}

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
      <DeclaredForm
        key={group?.id ?? 0}
        of={groupForm}
        record={group}
        answer={answer?.form === undefined ? answer : undefined}
        hidden={{ id: group?.id ?? 0 }}
        submit={t('save.submit')}
      >
        {({ draw }) => (
          <SideBySide>
            {draw('name')}
            {draw('companies')}
          </SideBySide>
        )}
      </DeclaredForm>
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
