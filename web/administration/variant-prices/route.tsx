import { useId } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { variantEditing, type EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { refusedFieldsOf, renameFields } from '../../forms/refused-form.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedFields, refusedSave, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { familyHref, familyOf } from './family-address.ts';
import { cellErrors, CONFIRM_PRICES, savesOf, widthRows } from './grid.ts';
import type { Review } from './grid-answer.ts';
import { PriceGrid } from './price-grid.tsx';
import { SaveBar } from '../forms/form-parts.tsx';

export function loader({ request, context }: PageArgs): Promise<EditedFamily> {
  return context.call(variantEditing.read, { familyId: familyOf(request) });
}

/** Requires a preview of the changes before a save (E8). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = typedValues(form);
  const errors = cellErrors(values);
  if (!isFaultless(errors)) return refusedFields(errors, values);
  if (values['reviewed'] !== 'yes') return { review: values } satisfies Review;
  const variants = savesOf(values);
  const asked = await askAsStaff(context, form, variantEditing.save, {
    variants,
    confirmPrices: values[CONFIRM_PRICES] === 'yes',
  });
  if (asked.ok) return { saved: true } satisfies SaveAnswer;
  const ids = variants.map(({ id }) => id);
  const refusal = renameFields(asked.refusal, widthRows.fieldIn('variants', ids));
  return refusedSave(refusal, refusedFieldsOf(refusal), values);
}

/** The prices of all widths of a family, edited as in a spreadsheet and saved together (E8). */
export function Component() {
  const family = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = useId();
  const added = new URLSearchParams(useLocation().search).get('added');
  return (
    <>
      <PageHead title={t('grid.title', { family: family.name })}>
        <ButtonLink href={`${familyHref(family.id)}/Add-Width`}>{t('grid.add')}</ButtonLink>
      </PageHead>
      {added === null || answer !== undefined ? null : <Notice kind="good">{t('grid.added', { name: added })}</Notice>}
      <p>{t('grid.hint')}</p>
      <PriceGrid
        key={`${family.id} ${family.variants.map(({ id, version }) => `${id}.${version}`).join()}`}
        form={form}
        family={family}
        answer={answer}
      />
      <SaveBar formId={form} label={t('save.submit')} answer={answer?.saved === undefined ? undefined : answer} />
    </>
  );
}
