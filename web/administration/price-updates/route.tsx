import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type PriceUpdate, priceUpdateDeclaration, priceUpdatePaths } from '#shop/catalogue/price-updates/paths.ts';
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
import { priceUpdateHref, sourceText, StateBadge, subjectText } from './price-update-words.tsx';

export function loader({ request, context }: PageArgs): Promise<ListPage<PriceUpdate>> {
  return context.call(priceUpdatePaths.list, questionIn(request, priceUpdateDeclaration));
}

const columns = (): readonly Column<PriceUpdate>[] => [
  { key: 'number', label: t('price-updates.number'), first: 'desc', cell: ({ id }) => id },
  { key: 'of', label: t('price-updates.of'), cell: subjectText },
  { key: 'source', label: t('price-updates.source'), cell: sourceText },
  { key: 'starts', label: t('price-lists.starts'), first: 'desc', cell: ({ startsOn }) => formatDay(startsOn) },
  { key: 'rows', label: t('price-lists.rows'), align: 'end', cell: ({ rowCount }) => formatNumber(rowCount) },
  { key: 'state', label: t('price-lists.state'), cell: ({ state }) => <StateBadge state={state} /> },
  { key: 'by', label: t('price-updates.by'), cell: ({ staffName }) => staffName },
  { key: 'at', label: t('price-updates.at'), cell: ({ proposedAt }) => <Moment at={proposedAt} /> },
];

/** Price updates (K5); a row opens its prices. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('price-updates.title')}>
        <ButtonLink href="/Administration/Price-Update">{t('price-updates.add')}</ButtonLink>
      </PageHead>
      <p>{t('price-updates.intro')}</p>
      <ListTools
        list={priceUpdateDeclaration}
        filters={{
          state: { label: t('price-lists.state'), word: (state) => t(`price-updates.state-${state}`) },
          task: { label: t('price-updates.task'), word: (task) => t(`price-updates.task-${task}`) },
        }}
      />
      <ListTable
        isMain
        caption={t('price-updates.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={priceUpdateHref}
        list={priceUpdateDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
