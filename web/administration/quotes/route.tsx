import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { ListedQuotation } from '#shop/trade/quotations/paths.ts';
import { quotationDeclaration, staffQuotationPaths } from '#shop/trade/quotations/staff-paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay, formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { QuoteBadge } from './quote-badge.tsx';

export function loader({ request, context }: PageArgs): Promise<ListPage<ListedQuotation>> {
  return context.call(staffQuotationPaths.list, questionIn(request, quotationDeclaration));
}

const columns = (): readonly Column<ListedQuotation>[] => [
  {
    key: 'number',
    label: t('quoted.number'),
    first: 'desc',
    cell: ({ quotationNumber }) => <PartNumber>{quotationNumber}</PartNumber>,
  },
  { key: 'company', label: t('quoted.company'), clip: true, cell: ({ company }) => company },
  { key: 'by', label: t('quoted.asked-by'), clip: true, cell: ({ askedBy }) => askedBy },
  { key: 'asked', label: t('quoted.asked'), cell: ({ askedAt }) => <Moment at={askedAt} dayOnly /> },
  {
    key: 'changed',
    label: t('quoted.changed'),
    first: 'desc',
    cell: ({ changedAt }) => <Moment at={changedAt} />,
  },
  {
    key: 'until',
    label: t('quoted.valid-until'),
    cell: ({ validUntil }) => (validUntil === null ? '' : formatDay(validUntil)),
  },
  {
    key: 'total',
    label: t('quoted.total'),
    align: 'end',
    cell: ({ totalMinor, currency }) => (totalMinor === null ? '' : formatMoney(totalMinor, currency)),
  },
  { key: 'state', label: t('quoted.state'), cell: ({ quotationState }) => <QuoteBadge state={quotationState} /> },
];

const quoteHref = ({ id }: ListedQuotation) => `/Administration/Quote?id=${id}`;

/** The quotations of all companies, by their last change (K6). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('quoted.title')} />
      <p>{t('quoted.intro')}</p>
      <ListTools
        list={quotationDeclaration}
        searchLabel={t('quoted.search')}
        exportName="quotations"
        single={onlyHit(list, quoteHref)}
        filters={{
          quotationState: {
            label: t('quoted.state'),
            word: (state) => (state === 'waiting' ? t('quoted.state-waiting') : t(`quoted.state.${state}`)),
          },
        }}
      />
      <ListTable
        isMain
        caption={t('quoted.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={quoteHref}
        list={quotationDeclaration}
        none={t('quoted.none')}
      />
      <Pager total={list.total} />
    </>
  );
}
