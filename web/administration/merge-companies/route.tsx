import { Form, redirect, useActionData, useLoaderData } from 'react-router';
import { companyMergePaths, type MergePreview } from '#shop/desk/company-merges/paths.ts';
import { staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { companyHref } from '../company/company-href.ts';
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
  const view = { into: { companyId, name }, which };
  if (which === '') return { ...view, preview: null, refusal: null };
  const asked = await context.ask(companyMergePaths.preview, { keptId: companyId, goneId: Number(which) });
  if (asked.ok) return { ...view, preview: asked.output, refusal: null };
  return { ...view, preview: null, refusal: asked.refusal.status === 409 ? asked.refusal.message : t('merge.unknown') };
}

/** Merges what the preview has shown (H8). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = typedValues(form);
  const two = { keptId: Number(values['keptId']), goneId: Number(values['goneId']) };
  const asked = await askAsStaff(context, form, companyMergePaths.merge, two);
  if (!asked.ok) return refusedSave(asked.refusal, [], values);
  return redirect(companyHref({ companyId: two.keptId }));
}

/** Merge of another company into this one: its choice, the preview, and the button (H8). */
export function Component() {
  const { into, which, preview, refusal } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('merge.title')}>
        <a href={companyHref(into)}>{t('merge.into', { name: into.name })}</a>
      </PageHead>
      <Form method="get">
        <input type="hidden" name="into" value={into.companyId} />
        <TextField
          label={t('merge.which')}
          hint={t('merge.which-hint')}
          name="which"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={which}
        />
        <Button type="submit" kind="secondary">
          {t('merge.look')}
        </Button>
      </Form>
      {refusal === null ? null : <Notice kind="bad">{refusal}</Notice>}
      {preview === null ? null : (
        <>
          <Preview preview={preview} />
          <StaffForm<never>
            key={preview.gone.companyId}
            fields={[]}
            stored={{}}
            hidden={{ keptId: preview.kept.companyId, goneId: preview.gone.companyId }}
            answer={answer}
            submit={t('merge.do')}
          >
            {() => <p>{t('merge.back')}</p>}
          </StaffForm>
        </>
      )}
    </>
  );
}
