import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { priceListDeclaration, priceListPaths, type PriceListRow } from '#shop/catalogue/price-lists/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { listColumns, priceListHref } from './list-columns.tsx';

export function loader({ request, context }: PageArgs): Promise<ListPage<PriceListRow>> {
  return context.call(priceListPaths.list, questionIn(request, priceListDeclaration));
}

/** All price lists (K1); a row opens its form and its prices. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('price-lists.title')}>
        <ButtonLink href="/Administration/Price-List">{t('price-lists.add')}</ButtonLink>
        <a href="/Administration/Company-Groups">{t('price-lists.to-groups')}</a>
        <a href="/Administration/Why-This-Price">{t('price-lists.to-why')}</a>
      </PageHead>
      <p>{t('price-lists.intro')}</p>
      <ListTools
        list={priceListDeclaration}
        searchLabel={t('price-lists.search')}
        exportName="price-lists"
        single={onlyHit(list, priceListHref)}
        filters={{ state: { label: t('price-lists.state'), word: (state) => t(`price-lists.state-${state}`) } }}
      />
      <ListTable
        isMain
        caption={t('price-lists.title')}
        columns={listColumns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={priceListHref}
        list={priceListDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
