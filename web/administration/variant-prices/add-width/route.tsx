import { redirect, useActionData, useLoaderData } from 'react-router';
import { variantEditing, type EditedFamily } from '#shop/catalogue-editing/paths.ts';
import { VARIANT_DETAILS_LENGTH, variantErrors } from '#shop/catalogue/variant-rules.ts';
import { isFaultless } from '#shop/kernel/field-errors.ts';
import { TextField } from '../../../design/field.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { askForForm } from '../../forms/ask-for-form.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { refusedFields, refusedSave, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import styles from '../../forms/short-form.module.css';
import { StaffForm } from '../../forms/staff-form.tsx';
import { PageHead } from '../../page-head.tsx';
import { t } from '../../staff-text.ts';
import { familyHref, familyOf } from '../family-address.ts';
import { COLUMNS, draftOf, type GridColumn, PRICE_COLUMNS } from '../grid.ts';

export function loader({ request, context }: PageArgs): Promise<EditedFamily> {
  return context.call(variantEditing.read, { familyId: familyOf(request) });
}

const additionOf = (values: Readonly<Record<string, string>>) => ({
  ...draftOf(values),
  details: values['details'] ?? '',
});

export async function action({ request, context }: PageActionArgs) {
  const familyId = familyOf(request);
  const form = await request.formData();
  const values = typedValues(form);
  const addition = additionOf(values);
  const errors = variantErrors(addition);
  if (!isFaultless(errors)) return refusedFields(errors, values);
  const asked = await askForForm(context, form, variantEditing.add, { ...addition, familyId });
  if (!asked.ok) return refusedSave(asked.refusal, COLUMNS, values);
  return redirect(`${familyHref(familyId)}?added=${encodeURIComponent(addition.details.trim())}`);
}

/** One more width, which comes after the others (E8). */
export function Component() {
  const family = useLoaderData<EditedFamily>();
  const answer = useActionData<SaveAnswer<GridColumn>>();
  return (
    <>
      <PageHead title={t('grid.add-to', { family: family.name })}>
        <a href={familyHref(family.id)}>{t('grid.title', { family: family.name })}</a>
      </PageHead>
      <StaffForm<GridColumn>
        className={styles.form}
        fields={[]}
        stored={{}}
        check={(typed) => variantErrors(additionOf(typed))}
        answer={answer}
        submit={t('save.submit')}
      >
        {({ values, errors }) => {
          const field = fieldsOf(values, errors);
          return (
            <>
              <TextField
                label={t('grid.details')}
                hint={t('grid.details-hint')}
                {...field('details')}
                maxLength={VARIANT_DETAILS_LENGTH}
                required
              />
              {PRICE_COLUMNS.map((column) => (
                <TextField
                  key={column}
                  label={t(`grid.${column}`)}
                  hint={column === 'usdMinor' ? undefined : t('grid.price-hint')}
                  inputMode="decimal"
                  {...field(column)}
                />
              ))}
            </>
          );
        }}
      </StaffForm>
    </>
  );
}
