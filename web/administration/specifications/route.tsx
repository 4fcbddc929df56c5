import { Form, useActionData, useLoaderData } from 'react-router';
import {
  type EditedSpecifications,
  specificationEditing,
  type StaffAttribute,
  type StaffProductType,
} from '#shop/shopfront/specification-editing/paths.ts';
import { nameInList } from '../../forms/refused-form.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import styles from '../branches/branch-table.module.css';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import type { DrawnForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { say, t } from '../staff-text.ts';
import { fieldName, labelOf, recordFor, specificationForm, valuesIn } from './specification-values.ts';

interface View {
  stored: EditedSpecifications;
  types: readonly StaffProductType[];
  /** The type whose attributes are shown: the product's, or the one just selected. */
  typeId: number | null;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const query = new URL(request.url).searchParams;
  const [stored, types] = await Promise.all([
    context.call(specificationEditing.read, { productId: Number(query.get('id')) }),
    context.call(specificationEditing.types, {}),
  ]);
  const chosen = query.get('type');
  const typeId = chosen === null ? stored.typeId : (types.find(({ id }) => id === Number(chosen))?.id ?? null);
  return { stored, types, typeId };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = valuesIn(form);
  const names = typed.map(({ attributeId, variantId }) => fieldName(attributeId, variantId));
  const typeId = String(form.get('typeId') ?? '');
  // The values are texts, whose attributes the call knows.
  const save = await saveForm({}, form, context, {
    path: specificationEditing.save,
    input: (_, { version }) => ({
      productId: Number(new URL(request.url).searchParams.get('id')),
      typeId: typeId === '' ? null : Number(typeId),
      values: typed,
      ...(version === undefined ? {} : { version }),
    }),
    slots: names,
    rowField: nameInList('values', names),
  });
  return answerOf(save);
}

/** Specifications of a product by the attributes of its type, for all of its widths and for single ones (I1). */
export function Component() {
  const { stored, types, typeId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const attributes = types.find(({ id }) => id === typeId)?.attributes.filter(({ archived }) => !archived) ?? [];
  const form = specificationForm(attributes, stored.widths);
  return (
    <>
      <PageHead title={t('specifications.title', { name: stored.productName })}>
        <a href={`/Administration/ProductEdit?id=${stored.productId}`}>{t('specifications.product')}</a>
        <a href="/Administration/Product-Types">{t('specifications.types')}</a>
      </PageHead>
      <TypeChoice {...{ stored, types, typeId }} />
      {typeId === stored.typeId || stored.values.length === 0 ? null : (
        <Notice kind="plain">{t('specifications.other-type')}</Notice>
      )}
      {typeId !== null && attributes.length === 0 ? <p>{t('specifications.none')}</p> : null}
      <DeclaredForm<typeof form, EditedSpecifications>
        key={`${stored.productId} ${typeId}`}
        of={form}
        record={{ ...recordFor(form, stored.values), version: stored.version }}
        recordOf={(current) => recordFor(form, current.values)}
        answer={answer}
        hidden={{ typeId: typeId ?? '' }}
        submit={t('save.submit')}
        saved={t('specifications.saved')}
      >
        {({ draw, ...drawn }) => (
          <>
            {attributes.length === 0 ? null : <p>{t('specifications.hint')}</p>}
            <FieldGrid>{attributes.map(({ id }) => draw(fieldName(id, null)))}</FieldGrid>
            {attributes.length === 0 || stored.widths.length === 0 ? null : (
              <WidthTable attributes={attributes} widths={stored.widths} {...drawn} />
            )}
          </>
        )}
      </DeclaredForm>
    </>
  );
}

/** Its attributes are shown before anything is saved. */
function TypeChoice({ stored, types, typeId }: View) {
  return (
    <Form method="get" preventScrollReset>
      <input type="hidden" name="id" value={stored.productId} />
      <SelectField label={t('specifications.type')} name="type" key={typeId} defaultValue={typeId ?? ''}>
        <option value="">{t('specifications.no-type')}</option>
        {types
          .filter(({ id, archived }) => !archived || id === stored.typeId)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <Button type="submit" kind="secondary">
        {t('specifications.choose')}
      </Button>
    </Form>
  );
}

type Widths = EditedSpecifications['widths'];

function WidthTable({
  attributes,
  widths,
  values,
  errors,
}: DrawnForm & { attributes: readonly StaffAttribute[]; widths: Widths }) {
  return (
    <section aria-labelledby="of-widths">
      <h2 id="of-widths">{t('specifications.of-widths')}</h2>
      <div className="sideways">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('specifications.width')}</th>
              {attributes.map((attribute) => (
                <th key={attribute.id} scope="col">
                  {labelOf(attribute)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {widths.map(({ id, details }) => (
              <tr key={id}>
                <th scope="row">{details}</th>
                {attributes.map((attribute) => {
                  const name = fieldName(attribute.id, id);
                  const wrong = errors[name];
                  return (
                    <td key={attribute.id} className={styles.short} data-label={labelOf(attribute)}>
                      <input
                        name={name}
                        aria-label={t('specifications.of-width', { name: labelOf(attribute), width: details })}
                        aria-invalid={wrong !== undefined || undefined}
                        defaultValue={values[name] ?? ''}
                      />
                      {wrong === undefined ? null : <p className="bad flush">{say(wrong)}</p>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
