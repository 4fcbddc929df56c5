import { data, Form, redirect, useActionData, useLoaderData } from 'react-router';
import { variantEditing, type EditedFamily } from '#shop/catalogue-editing/paths.ts';
import { VARIANT_DETAILS_LENGTH, variantErrors } from '#shop/catalogue/variant-rules.ts';
import { isFaultless } from '#shop/kernel/field-errors.ts';
import { TextField } from '../../../design/field.tsx';
import { useFirstErrorFocus } from '../../../design/use-first-error-focus.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { SaveBar } from '../../forms/form-parts.tsx';
import { refusedSave, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import styles from '../../forms/short-form.module.css';
import { useBlurErrors } from '../../forms/use-blur-errors.ts';
import { useUnsaved } from '../../forms/use-unsaved.ts';
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
  const values = typedValues(await request.formData());
  const addition = additionOf(values);
  const errors = variantErrors(addition);
  if (!isFaultless(errors)) {
    const answer: SaveAnswer<GridColumn> = { saved: false, values, errors, notice: null, conflict: null };
    return data(answer, { status: 400 });
  }
  const asked = await context.ask(variantEditing.add, { ...addition, familyId });
  if (!asked.ok) return refusedSave(asked.refusal, COLUMNS, values);
  return redirect(`${familyHref(familyId)}?added=${encodeURIComponent(addition.details.trim())}`);
}

/** One more width, which comes after the others (E8). */
export function Component() {
  const family = useLoaderData<EditedFamily>();
  const answer = useActionData<SaveAnswer<GridColumn>>();
  const refused = answer?.saved === false ? answer : undefined;
  const { form: ref } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<GridColumn>(refused?.errors, (form) =>
    variantErrors(additionOf(typedValues(form))),
  );
  const field = fieldsOf(refused?.values ?? {}, errors);
  return (
    <>
      <PageHead title={t('grid.add-to', { family: family.name })}>
        <a href={familyHref(family.id)}>{t('grid.title', { family: family.name })}</a>
      </PageHead>
      <Form ref={ref} method="post" noValidate autoComplete="off" className={styles.form} {...watch}>
        <div ref={focus}>
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
        </div>
        <SaveBar label={t('save.submit')} answer={answer} />
      </Form>
    </>
  );
}
