import { redirect, useActionData, useLoaderData } from 'react-router';
import { variantEditing, type EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import { type SENT_OF_VARIANT, variantFields } from '#shop/catalogue/parts/variant-fields.ts';
import { Section } from '../../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { DeclaredForm } from '../../forms/declared-form.tsx';
import { saveForm } from '../../forms/save-form.ts';
import { formOf, textOf } from '../../forms/table-form.ts';
import { type Column, ListTable } from '../../lists/list-table.tsx';
import { PageHead } from '../../page-head.tsx';
import { SideBySide } from '../../side-by-side.tsx';
import { t } from '../../staff-text.ts';
import { familyHref, familyOf } from '../family-address.ts';
import { COLUMNS } from '../grid.ts';

export function loader({ request, context }: PageArgs): Promise<EditedFamily> {
  return context.call(variantEditing.read, { familyId: familyOf(request) });
}

const widthForm = formOf<typeof variantFields, (typeof SENT_OF_VARIANT)[number]>(variantFields);

export async function action({ request, context }: PageActionArgs) {
  const familyId = familyOf(request);
  const form = await request.formData();
  const save = await saveForm(widthForm, form, context, {
    path: variantEditing.add,
    input: (values) => ({ ...values, familyId }),
  });
  if (!save.saved) return save.answer;
  return redirect(`${familyHref(familyId)}?added=${encodeURIComponent(String(form.get('details')).trim())}`);
}

/** Adds a width after the others, which are next to it with their prices (E8). */
export function Component() {
  const family = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('grid.add-to', { family: family.name })}>
        <a href={familyHref(family.id)}>{t('grid.title', { family: family.name })}</a>
      </PageHead>
      <SideBySide>
        <div>
          <DeclaredForm of={widthForm} answer={answer} submit={t('save.submit')}>
            {({ draw }) =>
              COLUMNS.map((column) => draw(column, column === 'details' ? { hint: t('grid.details-hint') } : {}))
            }
          </DeclaredForm>
        </div>
        <Section heading={t('grid.caption', { family: family.name })}>
          <ListTable
            caption={t('grid.caption', { family: family.name })}
            columns={presentColumns()}
            rows={family.variants}
            rowKey={({ id }) => id}
            none={t('grid.none')}
          />
        </Section>
      </SideBySide>
    </>
  );
}

type Width = EditedFamily['variants'][number];

/** The widths that the family has, for comparison. */
const presentColumns = (): readonly Column<Width>[] =>
  COLUMNS.map((column) => ({
    key: column,
    label: t(`grid.${column}`),
    ...(column === 'details' ? {} : { align: 'end' as const }),
    cell: (width) => textOf(variantFields[column], width[column]) ?? '',
  }));
