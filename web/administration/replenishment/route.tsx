import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type Replenishment, replenishmentDeclaration, replenishmentPaths } from '#shop/desk/replenishment/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { purchaseHref } from '../screen-addresses.ts';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<Replenishment>> {
  return context.call(replenishmentPaths.list, questionIn(request, replenishmentDeclaration));
}

/** Parts to order from suppliers (L4); each row leads to the stock of its part, where its arrival is recorded and received. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('replenishment.title')}>
        <ButtonLink href="/Administration/Purchase-List">{t('purchase.title')}</ButtonLink>
      </PageHead>
      <p>{t('replenishment.intro')}</p>
      <ListTools
        list={replenishmentDeclaration}
        searchLabel={t('replenishment.search')}
        exportName="replenishment"
        filters={{}}
      />
      <ListTable
        isMain
        caption={t('replenishment.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/Administration/Stock?id=${id}`}
        list={replenishmentDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}

const columns = (): readonly Column<Replenishment>[] => [
  { key: 'part', label: t('replenishment.part'), cell: ({ productName }) => productName },
  {
    key: 'supplier',
    label: t('replenishment.supplier'),
    cell: ({ supplier }) => (
      <a href={purchaseHref(supplier)}>{supplier === '' ? t('purchase.no-supplier') : supplier}</a>
    ),
  },
  figure('suggested', t('replenishment.suggested'), ({ suggested }) => suggested),
  figure('stock', t('replenishment.stock'), ({ stockLevel }) => stockLevel),
  figure('missing', t('replenishment.missing'), ({ missing }) => missing),
  figure('arriving', t('replenishment.arriving'), ({ arriving }) => arriving),
  figure('low', t('replenishment.low'), ({ lowStock }) => lowStock),
  figure('sold', t('replenishment.sold'), ({ soldInYear }) => soldInYear),
  figure('lead-time', t('replenishment.lead-time'), ({ leadTimeDays }) => leadTimeDays),
];

function figure(key: string, label: string, of: (row: Replenishment) => number | null): Column<Replenishment> {
  return { key, label, align: 'end', cell: (row) => numberText(of(row)) };
}

const numberText = (number: number | null) => (number === null ? '–' : formatNumber(number));
