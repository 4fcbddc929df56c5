import { useLoaderData } from 'react-router';
import {
  productEditing,
  type EditingChoices,
  type ProductQuestion,
  type StaffProduct,
} from '#shop/catalogue-editing/paths.ts';
import type { ListPage } from '#shop/frame/list-page.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { productColumns } from './product-columns.tsx';
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

/** Every product with what each price class pays (E5). */
export function Component() {
  const { products, choices } = useLoaderData<View>();
  return (
    <>
      <PageHead title={t('frame.products')}>
        <ButtonLink href="/Administration/ProductEdit">{t('products.add')}</ButtonLink>
      </PageHead>
      <ListTools searchLabel={t('products.search')} searchInCapitals exportName="products">
        <ProductFilters categories={choices.categories} />
      </ListTools>
      <ListTable
        caption={t('products.caption')}
        columns={productColumns}
        rows={products.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/Administration/ProductEdit?id=${id}`}
        order={{ sort: 'name', direction: 'asc' }}
      />
      <Pager total={products.total} />
    </>
  );
}
