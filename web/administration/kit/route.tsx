import { useActionData, useLoaderData } from 'react-router';
import { type EditedKit, linkEditing } from '#shop/shopfront/product-editing/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { Section } from '../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { PartLinks } from '../part-links.tsx';
import { partList } from '../replacement/part-list.ts';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

const kitForm = declareForm({ parts: partList('kit.parts', { hint: 'kit.parts-hint', rows: 4 }) });

export function loader({ request, context }: PageArgs): Promise<EditedKit> {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  return context.call(linkEditing.kit, { productId });
}

/** Saves the parts of the kit; an empty list makes it an ordinary product (J7). */
export async function action({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const save = await saveForm(kitForm, form, context, {
    path: linkEditing.saveKit,
    input: (values, { version }) => ({ productId, ...values, version }),
  });
  return answerOf(save);
}

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
          <DeclaredForm
            key={edited.productId}
            of={kitForm}
            record={edited}
            answer={answer}
            submit={t('replacement.save')}
            saved={t('replacement.saved')}
          />
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
