import { useActionData, useLoaderData } from 'react-router';
import { linkEditing, type EditedReplacement } from '#shop/shopfront/product-editing/paths.ts';
import { Section } from '../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { dayOrNone, line } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { PartLinks } from '../part-links.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';
import { partList } from './part-list.ts';

const replacementForm = declareForm({
  parts: partList('replacement.parts', { hint: 'replacement.parts-hint' }),
  fromOn: dayOrNone('replacement.from', { hint: 'replacement.from-hint' }),
  note: line('replacement.note', { input: { maxLength: 200 } }),
});

export function loader({ request, context }: PageArgs): Promise<EditedReplacement> {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  return context.call(linkEditing.replacement, { productId });
}

/** Saves the replacements of the part; an empty list removes them (J5). */
export async function action({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const save = await saveForm(replacementForm, form, context, {
    path: linkEditing.saveReplacement,
    input: (values, { version }) => ({ productId, ...values, version }),
  });
  return answerOf(save);
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
          <DeclaredForm
            key={edited.productId}
            of={replacementForm}
            record={edited}
            answer={answer}
            submit={t('replacement.save')}
            saved={t('replacement.saved')}
          >
            {({ draw }) => [draw('parts'), draw('fromOn'), draw('note')]}
          </DeclaredForm>
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
