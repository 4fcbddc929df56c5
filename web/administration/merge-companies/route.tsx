import { Form, redirect, useActionData, useLoaderData } from 'react-router';
import { administrationPaths, type Found } from '#shop/desk/administration/paths.ts';
import { companyMergePaths, type MergePreview } from '#shop/desk/company-merges/paths.ts';
import { staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { companyHref } from '../screen-addresses.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { Preview } from './preview.tsx';

interface MergeView {
  into: { companyId: number; name: string };
  /** As typed. */
  which: string;
  /** Companies with that name; null: a company was named by its number, or nothing was typed. */
  found: Found['companies'] | null;
  /** null: nothing requested yet, or a refusal. */
  preview: MergePreview | null;
  refusal: string | null;
}

export async function loader({ request, context }: PageArgs): Promise<MergeView> {
  const { searchParams } = new URL(request.url);
  const which = searchParams.get('which')?.trim() ?? '';
  const { companyId, name } = await context.call(staffCompanyPaths.read, {
    companyId: Number(searchParams.get('into')),
  });
  const view = { into: { companyId, name }, which, found: null, preview: null, refusal: null };
  if (which === '') return view;
  if (!/^\d+$/.test(which)) {
    const asked = await context.ask(administrationPaths.search, { keyword: which });
    return asked.ok ? { ...view, found: asked.output.companies } : { ...view, refusal: asked.refusal.message };
  }
  const asked = await context.ask(companyMergePaths.preview, { keptId: companyId, goneId: Number(which) });
  if (asked.ok) return { ...view, preview: asked.output };
  return { ...view, refusal: asked.refusal.status === 409 ? asked.refusal.message : t('merge.unknown') };
}

/** Merges what the preview has shown (H8). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = typedValues(form);
  const two = { keptId: Number(values['keptId']), goneId: Number(values['goneId']) };
  const asked = await askAsStaff(context, form, companyMergePaths.merge, {
    ...two,
    keptName: values['keptName'] ?? '',
  });
  if (!asked.ok) return refusedSave(asked.refusal, ['keptName'], values);
  return redirect(companyHref({ companyId: two.keptId }));
}

/** Merge of another company into this one: found by name, previewed, and confirmed by typing the name that stays (H8, D59). */
export function Component() {
  const { into, which, found, preview, refusal } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('merge.title')}>
        <a href={companyHref(into)}>{t('merge.into', { name: into.name })}</a>
      </PageHead>
      <Form method="get">
        <input type="hidden" name="into" value={into.companyId} />
        <TextField
          key={preview?.gone.name ?? which}
          label={t('merge.which')}
          hint={t('merge.which-hint')}
          name="which"
          autoComplete="off"
          required
          defaultValue={preview?.gone.name ?? which}
        />
        <Button type="submit" kind="secondary">
          {t('merge.look')}
        </Button>
      </Form>
      {refusal === null ? null : <Notice kind="bad">{refusal}</Notice>}
      {found === null ? null : <FoundCompanies found={found} into={into.companyId} />}
      {preview === null ? null : (
        <>
          <Preview preview={preview} />
          <ConfirmForm key={preview.gone.companyId} preview={preview} />
        </>
      )}
    </>
  );
}

/** Companies to choose from; each leads to its preview. */
function FoundCompanies({ found, into }: { found: Found['companies']; into: number }) {
  const others = found.first.filter(({ id }) => id !== into);
  if (others.length === 0) return <p>{t('merge.found-none')}</p>;
  return (
    <section aria-label={t('merge.found')}>
      <ul>
        {others.map(({ id, name, town, countryName }) => (
          <li key={id}>
            <a href={`/Administration/Merge-Companies?into=${into}&which=${id}`}>{name}</a>{' '}
            {[town, countryName].filter((text) => text !== '').join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ConfirmForm({ preview: { kept, gone } }: { preview: MergePreview }) {
  const answer = useActionData<typeof action>();
  return (
    <StaffForm<'keptName'>
      fields={[{ name: 'keptName', label: t('merge.type-name', { name: kept.name }) }]}
      stored={{ keptName: '' }}
      hidden={{ keptId: kept.companyId, goneId: gone.companyId }}
      answer={answer}
      submit={t('merge.do')}
    >
      {({ values, errors }) => (
        <>
          <p>{t('merge.back')}</p>
          <TextField
            label={t('merge.type-name', { name: kept.name })}
            name="keptName"
            autoComplete="off"
            defaultValue={values['keptName']}
            error={errors.keptName}
          />
        </>
      )}
    </StaffForm>
  );
}
