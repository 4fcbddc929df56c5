import { useLoaderData } from 'react-router';
import {
  productEditing,
  type EditingChoices,
  type ProductQuestion,
  type StaffProduct,
} from '#shop/catalogue-editing/paths.ts';
import type { ListPage } from '#shop/operations/list-page.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { listColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';

interface View {
  products: ListPage<StaffProduct>;
  choices: EditingChoices;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const question = questionIn<ProductQuestion>(request, ['status', 'categoryId', 'picture', 'stock']);
  const [products, choices] = await Promise.all([
    context.call(productEditing.list, question),
    context.call(productEditing.choices, {}),
  ]);
  return { products, choices };
}

const productHref = ({ id }: { id: number }) => `/Administration/ProductEdit?id=${id}`;

/** Every product with what each price class pays (E5). */
export function Component() {
  const { products, choices } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('frame.products')}>
        <ButtonLink href="/Administration/ProductEdit">{t('products.add')}</ButtonLink>
      </PageHead>
      <ListTools
        searchLabel={t('products.search')}
        searchInCapitals
        exportName="products"
        single={onlyHit(products, productHref)}
      >
        <ProductFilters categories={choices.categories} />
      </ListTools>
      <ListTable
        isMain
        caption={t('products.caption')}
        columns={listColumns()}
        rows={products.items}
        rowKey={({ id }) => id}
        rowHref={productHref}
        order={{ sort: 'name', direction: 'asc' }}
      />
      <Pager total={products.total} />
    </>
  );
}
