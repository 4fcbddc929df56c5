import { redirect, useActionData, useLoaderData } from 'react-router';
import { only } from '#shop/base/fields/field.ts';
import { specificationEditing, type StaffProductType } from '#shop/shopfront/specification-editing/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { namesIn } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import type { Row } from '../forms/form-rows.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { textsOfHref } from '../screen-addresses.ts';
import { AttributeTable } from './attribute-table.tsx';
import { attributeRows, attributesIn, attributesOf, NEW_ROW, typeForm, typeRecord } from './type-values.ts';

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
  const rows = attributesOf(form);
  const save = await saveForm({ ...typeForm, ...attributeRows.of(rows) }, form, context, {
    path: specificationEditing.saveType,
    input: (values, { version }) => ({
      ...only(values, namesIn(typeForm)),
      id,
      attributes: attributesIn(values, rows),
      ...(version === undefined ? {} : { version }),
    }),
    rowField: attributeRows.fieldIn('attributes', rows),
  });
  return save.saved && id === 0 ? redirect(`/Administration/Product-Type?id=${save.output}`) : answerOf(save);
}

/** A product type with its attributes (I1). */
export function Component() {
  const type = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const attributes = type?.attributes ?? [];
  const labelIn = (row: Row, label: string) => `${attributes.find(({ id }) => id === row)?.name ?? ''}: ${label}`;
  return (
    <>
      <PageHead title={type === null ? t('types.new') : t('types.edit', { name: type.name })}>
        <a href="/Administration/Product-Types">{t('types.back')}</a>
        {type === null ? null : <a href={textsOfHref(`type:${type.id}`)}>{t('translations.link')}</a>}
      </PageHead>
      <DeclaredForm
        key={type?.id ?? 0}
        of={{ ...typeForm, ...attributeRows.of([...attributes.map(({ id }) => id), NEW_ROW], labelIn) }}
        record={type === null ? null : { ...type, ...typeRecord(type) }}
        fresh={typeRecord(null)}
        recordOf={(current: StaffProductType) => ({ ...current, ...typeRecord(current) })}
        answer={answer}
        submit={t('save.submit')}
        saved={t('types.saved')}
      >
        {({ draw, ...drawn }) => (
          <>
            {draw('name')}
            {draw('sortOrder')}
            {draw('archived')}
            <p>{t('types.archived-hint')}</p>
            <AttributeTable attributes={attributes} {...drawn} />
          </>
        )}
      </DeclaredForm>
    </>
  );
}
