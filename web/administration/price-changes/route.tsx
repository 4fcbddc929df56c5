import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/operations/list-page.ts';
import { type PriceChange, priceChangeDeclaration, priceChangePaths } from '#shop/pricing/price-changes/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { priceChangeHref, sourceText, StateBadge, subjectText } from './price-change-words.tsx';

export function loader({ request, context }: PageArgs): Promise<ListPage<PriceChange>> {
  return context.call(priceChangePaths.list, questionIn(request, priceChangeDeclaration));
}

const columns = (): readonly Column<PriceChange>[] => [
  { key: 'number', label: t('price-changes.number'), first: 'desc', cell: ({ id }) => id },
  { key: 'of', label: t('price-changes.of'), cell: subjectText },
  { key: 'source', label: t('price-changes.source'), cell: sourceText },
  { key: 'starts', label: t('price-lists.starts'), first: 'desc', cell: ({ startsOn }) => formatDay(startsOn) },
  { key: 'rows', label: t('price-lists.rows'), align: 'end', cell: ({ rowCount }) => formatNumber(rowCount) },
  { key: 'state', label: t('price-lists.state'), cell: ({ state }) => <StateBadge state={state} /> },
  { key: 'by', label: t('price-changes.by'), cell: ({ staffName }) => staffName },
  { key: 'at', label: t('price-changes.at'), cell: ({ proposedAt }) => <Moment at={proposedAt} /> },
];

/** Changes of many prices (K5); a row opens its prices. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('price-changes.title')}>
        <ButtonLink href="/Administration/Price-Change">{t('price-changes.add')}</ButtonLink>
      </PageHead>
      <p>{t('price-changes.intro')}</p>
      <ListTools
        list={priceChangeDeclaration}
        filters={{ state: { label: t('price-lists.state'), word: (state) => t(`price-changes.state-${state}`) } }}
      />
      <ListTable
        isMain
        caption={t('price-changes.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={priceChangeHref}
        list={priceChangeDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
