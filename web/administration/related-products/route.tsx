import { useActionData, useLoaderData } from 'react-router';
import type { RelatedEntry } from '#shop/shopfront/search/documented-paths.ts';
import { relatedPaths } from '#shop/shopfront/search/documented-paths.ts';
import { productEditing, type EditedProduct, type StaffProduct } from '#shop/shopfront/product-editing/paths.ts';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { Notice } from '../../design/notice.tsx';
import type { PageArgs } from '../../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';
import { AddRelated } from './add-related.tsx';
import { changeRelated } from './change-related.ts';
import { RelatedList } from './related-list.tsx';

interface View {
  /** null: the address contains no product. */
  product: EditedProduct | null;
  related: readonly RelatedEntry[];
  /** Search for a product to add, and its results; null: none yet. */
  sought: string;
  found: readonly StaffProduct[] | null;
}

const MAX_FOUND = 20;

export async function loader({ request, context }: PageArgs): Promise<View> {
  const { searchParams } = new URL(request.url);
  const sought = searchParams.get('find')?.trim() ?? '';
  const id = searchParams.get('id')?.trim() ?? '';
  if (!/^\d{1,9}$/.test(id)) return { product: null, related: [], sought, found: null }; // an id that is not a number is ignored (E7)
  const productId = Number(id);
  const [product, related, found] = await Promise.all([
    context.call(productEditing.read, { productId }),
    context.call(relatedPaths.ofProduct, { productId }),
    keywordRefusal(sought) === null ? context.call(productEditing.list, { search: sought, pageSize: MAX_FOUND }) : null,
  ]);
  return { product, related: related.items, sought, found: found?.items ?? null };
}

export const action = changeRelated;

/** Related products, which the shop shows with a product (E7). */
export function Component() {
  const { product, related, sought, found } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (product === null) {
    return (
      <>
        <PageHead title={t('related.title-none')} />
        <p>{t('related.none')}</p>
        <a href="/Administration/Products">{t('related.to-products')}</a>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('related.title', { name: product.name })}>
        <a href={`/Administration/ProductEdit?id=${product.id}`}>{t('related.to-product')}</a>
      </PageHead>
      {answer !== undefined && 'trouble' in answer ? <Notice kind="bad">{answer.trouble}</Notice> : null}
      {answer !== undefined && 'done' in answer ? <Notice kind="good">{t(answer.done)}</Notice> : null}
      <SideBySide>
        <div>
          <RelatedList product={product} related={related} />
        </div>
        <AddRelated key={related.length} product={product} related={related} sought={sought} found={found} />
      </SideBySide>
    </>
  );
}
