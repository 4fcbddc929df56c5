import { useActionData, useLoaderData } from 'react-router';
import { type EditedKit, linkEditing } from '#shop/catalogue-editing/paths.ts';
import { readSuccessors, writeSuccessors } from '#shop/catalogue-editing/replacement-text.ts';
import { TextAreaField } from '../../design/field.tsx';
import { PartNumber } from '../../design/part-number.tsx';
import { Section } from '../../design/section.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { answerSave, type FormValues, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import type { FormField } from '../forms/form-field.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { PartLinks } from '../part-links.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

type Field = 'parts';

export function loader({ request, context }: PageArgs): Promise<EditedKit> {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  return context.call(linkEditing.kit, { productId });
}

/** Saves the parts of the kit; an empty list makes it an ordinary product (J7). */
export async function action({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const values = typedValues(form);
  const { parts = '', version = '' } = values;
  const asked = await askAsStaff(context, form, linkEditing.saveKit, {
    productId,
    parts: readSuccessors(parts),
    version: version === '' ? undefined : Number(version),
  });
  return answerSave(asked, ['parts'], values);
}

const fields = (): readonly FormField<Field>[] => [{ name: 'parts', label: t('kit.parts') }];

const storedValues = ({ parts }: Pick<EditedKit, 'parts'>): FormValues => ({ parts: writeSuccessors(parts) });

/** Parts of a kit, and the kits that contain the product (J7). */
export function Component() {
  const edited = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('kit.title', { name: edited.productName })}>
        <a href={`/Administration/ProductEdit?id=${edited.productId}`}>{t('replacement.to-product')}</a>
      </PageHead>
      <p>{t('kit.price')}</p>
      {edited.parts.length === 0 ? null : (
        <>
          <p>{t('kit.stock', { count: edited.stockLevel })}</p>
          <ul>
            {edited.parts.map(({ productId, part, quantity, stockLevel }) => (
              <li key={productId}>
                {`${quantity} × `}
                <a href={`/Administration/Stock?id=${productId}`}>
                  <PartNumber>{part}</PartNumber>
                </a>{' '}
                {t('kit.part-stock', { count: stockLevel })}
              </li>
            ))}
          </ul>
        </>
      )}
      <SideBySide>
        <div>
          <StaffForm<Field, EditedKit>
            key={edited.productId}
            fields={fields()}
            stored={storedValues(edited)}
            version={edited.version}
            storedOf={(current) => storedValues(current)}
            answer={answer}
            submit={t('replacement.save')}
            saved={t('replacement.saved')}
          >
            {({ values, errors }) => (
              <TextAreaField
                label={t('kit.parts')}
                hint={t('kit.parts-hint')}
                rows={4}
                autoComplete="off"
                spellCheck={false}
                {...fieldsOf<Field>(values, errors)('parts')}
              />
            )}
          </StaffForm>
        </div>
        <Section heading={t('kit.within')}>
          <PartLinks
            parts={edited.within}
            hrefOf={(productId) => `/Administration/Kit?id=${productId}`}
            none={t('kit.within-none')}
          />
        </Section>
      </SideBySide>
    </>
  );
}
