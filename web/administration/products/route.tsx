import { useLoaderData } from 'react-router';
import {
  type EditingChoices,
  productDeclaration,
  productEditing,
  type StaffProduct,
} from '#shop/shopfront/product-editing/paths.ts';
import { NEEDS } from '#shop/base/rights/staff-right.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { useMay } from '../frame/use-administration.ts';
import { questionIn } from '../lists/list-question.ts';
import { ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { RowTicks } from '../lists/row-ticks.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { PriceCurrencies } from './price-currencies.tsx';
import { listColumns } from './product-columns.tsx';

interface View {
  products: ListPage<StaffProduct>;
  choices: EditingChoices;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const question = questionIn(request, productDeclaration);
  const [products, choices] = await Promise.all([
    context.call(productEditing.list, question),
    context.call(productEditing.choices, {}),
  ]);
  return { products, choices };
}

const productHref = ({ id }: { id: number }) => `/Administration/ProductEdit?id=${id}`;

/** All products with the price of each price class (E5). */
export function Component() {
  const { products, choices } = useLoaderData<typeof loader>();
  const columns = listColumns();
  const may = useMay();
  const canChange = may(NEEDS.pricedParts);
  const mayPrice = may('prices');
  return (
    <>
      <PageHead title={t('frame.products')}>
        <ButtonLink href="/Administration/ProductEdit">{t('products.add')}</ButtonLink>
      </PageHead>
      <ListTools
        list={productDeclaration}
        searchLabel={t('products.search')}
        searchInCapitals
        exportName="products"
        single={onlyHit(products, productHref)}
        filters={{
          status: { label: t('products.status'), word: (status) => t(`products.${status}`) },
          categoryId: {
            label: t('products.category'),
            choices: choices.categories.map(({ id, name }) => [String(id), name]),
          },
          stock: { label: t('products.stock'), word: (stock) => t(`products.stock-${stock}`) },
          picture: { label: t('products.picture'), word: (picture) => t(`products.picture-${picture}`) },
        }}
      />
      {canChange ? (
        <RowTicks
          form="ticked"
          action="/Administration/ChangeProducts"
          list={productDeclaration}
          total={products.total}
        >
          {mayPrice ? (
            <Button type="submit" kind="secondary" formAction="/Administration/Price-Update" name="of" value="parts">
              {t('many.prices-of')}
            </Button>
          ) : null}
        </RowTicks>
      ) : null}
      <PriceCurrencies columns={columns} />
      <ListTable
        isMain
        isDense
        caption={t('products.caption')}
        columns={columns}
        rows={products.items}
        rowKey={({ id }) => id}
        rowHref={productHref}
        list={productDeclaration}
        ticks={canChange ? { form: 'ticked', label: ({ name }) => t('many.tick', { name }) } : undefined}
      />
      <Pager total={products.total} />
    </>
  );
}
