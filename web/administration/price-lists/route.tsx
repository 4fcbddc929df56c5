import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/operations/list-page.ts';
import { priceListDeclaration, priceListPaths, type PriceListRow } from '#shop/pricing/price-lists/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { StatusBadge } from '../../design/status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { currencyText, recipientsText } from './price-list-words.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<PriceListRow>> {
  return context.call(priceListPaths.list, questionIn(request, priceListDeclaration));
}

const columns = (): readonly Column<PriceListRow>[] => [
  { key: 'name', label: t('price-lists.name'), cell: ({ name }) => name },
  { key: 'given', label: t('price-lists.given-to'), cell: recipientsText },
  { key: 'currency', label: t('price-lists.currency'), cell: ({ currencyId }) => currencyText(currencyId) },
  {
    key: 'starts',
    label: t('price-lists.starts'),
    cell: ({ startsOn }) => (startsOn === null ? '' : formatDay(startsOn)),
  },
  { key: 'ends', label: t('price-lists.ends'), cell: ({ endsOn }) => (endsOn === null ? '' : formatDay(endsOn)) },
  { key: 'rows', label: t('price-lists.rows'), align: 'end', cell: ({ rowCount }) => formatNumber(rowCount) },
  {
    key: 'state',
    label: t('price-lists.state'),
    cell: ({ archived }) => (
      <StatusBadge kind={archived ? 'off' : 'good'}>
        {t(archived ? 'price-lists.state-archived' : 'price-lists.state-current')}
      </StatusBadge>
    ),
  },
];

const priceListHref = ({ id }: PriceListRow) => `/Administration/Price-List?id=${id}`;

/** All price lists (K1); a row opens its form and its prices. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('price-lists.title')}>
        <ButtonLink href="/Administration/Price-List">{t('price-lists.add')}</ButtonLink>
        <a href="/Administration/Compare-Price-Lists">{t('price-lists.compare')}</a>
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
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={priceListHref}
        list={priceListDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
