import { useActionData, useLoaderData } from 'react-router';
import { linkEditing, type EditedReplacement } from '#shop/catalogue-editing/paths.ts';
import { readSuccessors, writeSuccessors } from '#shop/catalogue-editing/replacement-text.ts';
import { TextField } from '../../design/field.tsx';
import { Section } from '../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import type { FormField } from '../forms/form-field.ts';
import { answerSave, type FormValues, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { PartLinks } from '../part-links.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

type Field = 'parts' | 'fromOn' | 'note';

const NAMES: readonly Field[] = ['parts', 'fromOn', 'note'];

export function loader({ request, context }: PageArgs): Promise<EditedReplacement> {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  return context.call(linkEditing.replacement, { productId });
}

/** Saves the replacements of the part; an empty list removes them (J5). */
export async function action({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const values = typedValues(form);
  const { parts = '', fromOn = '', note = '', version = '' } = values;
  const asked = await askAsStaff(context, form, linkEditing.saveReplacement, {
    productId,
    parts: readSuccessors(parts),
    fromOn: fromOn === '' ? null : fromOn,
    note,
    version: version === '' ? undefined : Number(version),
  });
  return answerSave(asked, NAMES, values);
}

const fields = (): readonly FormField<Field>[] => [
  { name: 'parts', label: t('replacement.parts') },
  { name: 'fromOn', label: t('replacement.from') },
  { name: 'note', label: t('replacement.note') },
];

function storedValues({ parts, fromOn, note }: Pick<EditedReplacement, 'parts' | 'fromOn' | 'note'>): FormValues {
  return { parts: writeSuccessors(parts), fromOn: fromOn ?? '', note };
}

/** Replacements of a part with their date, and the parts that it replaces itself (J5). */
export function Component() {
  const edited = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('replacement.title', { name: edited.productName })}>
        <a href={`/Administration/ProductEdit?id=${edited.productId}`}>{t('replacement.to-product')}</a>
      </PageHead>
      <SideBySide>
        <div>
          <StaffForm<Field, EditedReplacement>
            key={edited.productId}
            fields={fields()}
            stored={storedValues(edited)}
            version={edited.version}
            storedOf={(current) => storedValues(current)}
            answer={answer}
            submit={t('replacement.save')}
            saved={t('replacement.saved')}
          >
            {({ values, errors }) => {
              const field = fieldsOf<Field>(values, errors);
              return (
                <>
                  <TextField
                    label={t('replacement.parts')}
                    hint={t('replacement.parts-hint')}
                    autoComplete="off"
                    spellCheck={false}
                    {...field('parts')}
                  />
                  <TextField
                    label={t('replacement.from')}
                    hint={t('replacement.from-hint')}
                    type="date"
                    {...field('fromOn')}
                  />
                  <TextField label={t('replacement.note')} maxLength={200} {...field('note')} />
                </>
              );
            }}
          </StaffForm>
        </div>
        <Section heading={t('replacement.replaces')}>
          <PartLinks
            parts={edited.replaces}
            hrefOf={(productId) => `/Administration/Replacement?id=${productId}`}
            none={t('replacement.replaces-none')}
          />
        </Section>
      </SideBySide>
    </>
  );
}
