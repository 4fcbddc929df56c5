import { NEEDS } from '#shop/base/rights/staff-right.ts';
import { useMemo } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { auditPaths, type AuditEntry } from '#shop/base/audit/paths.ts';
import { productEditing, type EditedProduct, type EditingChoices } from '#shop/shopfront/product-editing/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { deleteHref, textsOfHref } from '../screen-addresses.ts';
import { useMay } from '../frame/use-administration.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { BranchTicks } from './branch-ticks.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { productAction } from './product-action.ts';
import { GalleryPanel } from './gallery-panel.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { useFirstField } from '../forms/use-first-field.ts';
import { ProductForm } from './product-form.tsx';

interface View {
  /** null: a new product. */
  product: EditedProduct | null;
  choices: EditingChoices;
  /** Last changes by staff. */
  changes: readonly AuditEntry[];
}

const SHOWN_CHANGES = 5;

export async function loader({ request, context }: PageArgs): Promise<View> {
  const productId = new URL(request.url).searchParams.get('id')?.trim() ?? '0';
  const isNew = /^0?$/.test(productId);
  const [product, choices] = await Promise.all([
    isNew ? null : context.call(productEditing.read, { productId: Number(productId) }),
    context.call(productEditing.choices, {}),
  ]);
  const changes =
    product === null ? null : await context.call(auditPaths.list, { of: historyOf(product), pageSize: SHOWN_CHANGES });
  return { product, choices, changes: changes?.items ?? [] };
}

/** The product's own history, and that of its widths. */
function historyOf({ id, familyId }: Pick<EditedProduct, 'id' | 'familyId'>): string {
  return familyId === null ? `product:${id}` : `product:${id},family:${familyId}`;
}

export const action = productAction;

/** One product with all its fields, its picture and its categories (E6). */
export function Component() {
  const { product, choices, changes } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const { hash } = useLocation();
  // 'Price of DB-0150' in the search leads to the price.
  useFirstField(product === null ? 'name' : hash === '#price' ? 'usdMinor' : null);
  const may = useMay();
  return (
    <>
      <PageHead title={product === null ? t('product.add') : t('product.edit', { name: product.name })}>
        {product === null ? null : (
          <>
            <a href={`/Administration/Stock?id=${product.id}`}>{t('stock.link')}</a>
            <a href={`/Administration/Replacement?id=${product.id}`}>{t('replacement.link')}</a>
            <a href={`/Administration/Kit?id=${product.id}`}>{t('kit.link')}</a>
            <a href={`/Administration/Specifications?id=${product.id}`}>{t('specifications.link')}</a>
            <a href={textsOfHref(`product:${product.id}`)}>{t('translations.link')}</a>
            <a href={`/Administration/RelatedProducts?id=${product.id}`}>{t('product.related')}</a>
            {product.active ? (
              <a href={`/product?id=${product.id}&name=${encodeURIComponent(product.name)}`} data-reload>
                {t('product.in-shop')}
              </a>
            ) : null}
            {may(NEEDS.pricedParts) ? <DuplicateButton productId={product.id} /> : null}
            <a href={deleteHref({ what: 'product', id: product.id }, '/Administration/Products')}>{t('delete.link')}</a>
          </>
        )}
      </PageHead>
      <div className="with-aside">
        <ProductForm key={product?.id ?? 0} product={product} choices={choices} answer={answer} />
        {product === null ? (
          <p className="drop-place soft-ink">{t('product.after-saving')}</p>
        ) : (
          <div className="grid one-column gap-4 shrinks">
            {may('catalogue') ? (
              <>
                <PicturePanel key={product.id} product={product} />
                <GalleryPanel key={`pictures ${product.id}`} product={product} />
                <SheetPanel key={`sheet ${product.id}`} product={product} />
              </>
            ) : null}
            <ChangesPanel of={historyOf(product)} changes={changes} />
          </div>
        )}
      </div>
      {product === null || !may('catalogue') ? null : (
        <BranchTicks key={product.id} product={product} categories={choices.categories} />
      )}
    </>
  );
}

/** Answer for the form: that of its save, or 'saved' for a product that has just been added. */
function useAnswer(): SaveAnswer | undefined {
  const answer = useActionData<typeof action>();
  const { search, key } = useLocation();
  const added = useMemo((): SaveAnswer => ({ saved: true, form: key }), [key]);
  if (answer !== null && answer !== undefined && 'saved' in answer) return answer;
  return new URLSearchParams(search).has('added') && answer === undefined ? added : undefined;
}
