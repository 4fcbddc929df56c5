import { redirect, useActionData, useLoaderData } from 'react-router';
import { specificationEditing, type StaffProductType } from '#shop/shopfront/specification-editing/paths.ts';
import { refusedFieldsOf } from '../../forms/refused-form.ts';
import { CheckField, TextField } from '../../design/field.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { versionIn } from '../forms/form-field.ts';
import { wholeNumber } from '../forms/form-kinds.ts';
import { refusalOfRows } from '../forms/row-values.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { textsOfHref } from '../translation/translation-address.ts';
import { AttributeTable } from './attribute-table.tsx';
import { attributesIn, fieldsOfType, NEW_TYPE, valuesOf } from './type-values.ts';

/** null: a new type. */
export async function loader({ request, context }: PageArgs): Promise<StaffProductType | null> {
  const id = idIn(request);
  if (id === 0) return null;
  const type = (await context.call(specificationEditing.types, {})).find((each) => each.id === id);
  if (type === undefined) throw new Response(null, { status: 404 });
  return type;
}

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

export async function action({ request, context }: PageActionArgs) {
  const id = idIn(request);
  const form = await request.formData();
  const values = typedValues(form);
  const attributes = attributesIn(values);
  const asked = await askAsStaff(context, form, specificationEditing.saveType, {
    id,
    name: values['name'] ?? '',
    sortOrder: wholeNumber(values['sortOrder'] ?? '') ?? 0,
    archived: values['archived'] === 'on',
    attributes,
    ...versionIn(values),
  });
  if (asked.ok && id === 0) return redirect(`/Administration/Product-Type?id=${asked.output}`);
  if (asked.ok) return { saved: true } satisfies SaveAnswer;
  const ofRows = asked.refusal.errors.filter(({ field }) => field.startsWith('attributes.'));
  const others = asked.refusal.errors.filter((error) => !ofRows.includes(error));
  const { errors } = refusalOfRows({ ...asked.refusal, errors: ofRows }, attributes);
  const refusal = { ...asked.refusal, errors: [...others, ...errors] };
  return refusedSave(refusal, refusedFieldsOf(refusal), values);
}

type OwnField = 'name' | 'sortOrder';

/** A product type with its attributes (I1). */
export function Component() {
  const type = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const attributes = type?.attributes ?? [];
  return (
    <>
      <PageHead title={type === null ? t('types.new') : t('types.edit', { name: type.name })}>
        <a href="/Administration/Product-Types">{t('types.back')}</a>
        {type === null ? null : <a href={textsOfHref(`type:${type.id}`)}>{t('translations.link')}</a>}
      </PageHead>
      <StaffForm
        key={type?.id ?? 0}
        fields={fieldsOfType(attributes)}
        stored={type === null ? NEW_TYPE : valuesOf(type)}
        version={type?.version}
        storedOf={(current: StaffProductType) => valuesOf(current)}
        answer={answer}
        submit={t('save.submit')}
        saved={t('types.saved')}
      >
        {(drawn) => {
          const field = fieldsOf<OwnField>(drawn.values, drawn.errors);
          return (
            <>
              <TextField label={t('types.name')} maxLength={100} required {...field('name')} />
              <TextField label={t('types.order')} inputMode="numeric" {...field('sortOrder')} />
              <CheckField
                label={t('types.archived')}
                name="archived"
                defaultChecked={drawn.values['archived'] === 'on'}
              />
              <p>{t('types.archived-hint')}</p>
              <AttributeTable attributes={attributes} {...drawn} />
            </>
          );
        }}
      </StaffForm>
    </>
  );
}
