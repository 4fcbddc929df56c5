import { redirect, useActionData, useLoaderData } from 'react-router';
import { variantEditing, type EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import { variantFields } from '#shop/catalogue/parts/variant-fields.ts';
import { errorsOf } from '#shop/base/fields/field-rules.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { Section } from '../../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { askAsStaff } from '../../forms/ask-as-staff.ts';
import { refusedFields, refusedSave, typedValues } from '../../../forms/save-answer.ts';
import { DeclaredForm } from '../../forms/declared-form.tsx';
import { formOf } from '../../forms/table-form.ts';
import { type Column, ListTable } from '../../lists/list-table.tsx';
import { PageHead } from '../../page-head.tsx';
import { SideBySide } from '../../side-by-side.tsx';
import { t } from '../../staff-text.ts';
import { familyHref, familyOf } from '../family-address.ts';
import { COLUMNS, draftOf, storedText } from '../grid.ts';

export function loader({ request, context }: PageArgs): Promise<EditedFamily> {
  return context.call(variantEditing.read, { familyId: familyOf(request) });
}

const widthForm = formOf(variantFields);

const additionOf = (values: Readonly<Record<string, string>>) => ({
  ...draftOf(values),
  details: values['details'] ?? '',
});

export async function action({ request, context }: PageActionArgs) {
  const familyId = familyOf(request);
  const form = await request.formData();
  const values = typedValues(form);
  const addition = additionOf(values);
  const errors = errorsOf(variantFields, addition);
  if (!isFaultless(errors)) return refusedFields(errors, values);
  const asked = await askAsStaff(context, form, variantEditing.add, { ...addition, familyId });
  if (!asked.ok) return refusedSave(asked.refusal, COLUMNS, values);
  return redirect(`${familyHref(familyId)}?added=${encodeURIComponent(addition.details.trim())}`);
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
          <DeclaredForm
            of={widthForm}
            check={(addition) => errorsOf(variantFields, addition)}
            answer={answer}
            submit={t('save.submit')}
          >
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
    cell: (width) => storedText(width, column),
  }));
