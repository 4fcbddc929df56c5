import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { searchedDeclaration, searchedPaths, type SearchedWords } from '#shop/shopfront/search-insights/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<SearchedWords>> {
  return context.call(searchedPaths.list, questionIn(request, searchedDeclaration));
}

const columns = (): readonly Column<SearchedWords>[] => [
  { key: 'words', label: t('searches.words'), cell: ({ words }) => words },
  { key: 'times', label: t('searches.times'), align: 'end', cell: ({ times }) => times },
  { key: 'nothing', label: t('searches.nothing'), align: 'end', cell: ({ nothing }) => nothing },
  { key: 'corrected', label: t('searches.corrected'), align: 'end', cell: ({ corrected }) => corrected },
  { key: 'last', label: t('searches.last'), cell: ({ lastOn }) => formatDay(lastOn) },
  {
    key: 'chosen',
    label: t('searches.chosen'),
    cell: ({ chosen }) => (
      <>
        {chosen.map(({ productId, productName, times }, index) => (
          <span key={productId}>
            {index === 0 ? '' : ', '}
            <PartNumber>{productName}</PartNumber> ({times})
          </span>
        ))}
      </>
    ),
  },
  {
    key: 'steps',
    label: t('searches.steps'),
    cell: ({ words }) => (
      <span className="row">
        <a href={`/Administration/Synonym?word=${encodeURIComponent(words)}`}>{t('synonyms.add')}</a>
        <a href={`/Administration/Pinned-Parts?words=${encodeURIComponent(words)}`}>{t('searches.pin')}</a>
      </span>
    ),
  },
];

/** Searches of the last 90 days, with their outcomes (I4). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('searches.title')} />
      <p>{t('searches.hint')}</p>
      <ListTools
        list={searchedDeclaration}
        searchLabel={t('searches.search')}
        exportName="searches"
        filters={{ outcome: { label: t('searches.outcome'), word: () => t('searches.outcome-nothing') } }}
      />
      <ListTable
        isMain
        caption={t('searches.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        list={searchedDeclaration}
        none={t('searches.none')}
      />
      <Pager total={list.total} />
    </>
  );
}
