import { useLoaderData, useSearchParams } from 'react-router';
import type { ListPage } from '#shop/operations/list-page.ts';
import { type SearchedQuestion, searchedPaths, type SearchedWords } from '#shop/search/insights/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListFilter, ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<SearchedWords>> {
  return context.call(searchedPaths.list, questionIn<SearchedQuestion>(request, ['outcome']));
}

const columns = (): readonly Column<SearchedWords>[] => [
  { key: 'words', label: t('searches.words'), sortable: true, cell: ({ words }) => words },
  { key: 'times', label: t('searches.times'), sortable: true, align: 'end', cell: ({ times }) => times },
  { key: 'nothing', label: t('searches.nothing'), sortable: true, align: 'end', cell: ({ nothing }) => nothing },
  { key: 'corrected', label: t('searches.corrected'), align: 'end', cell: ({ corrected }) => corrected },
  { key: 'last', label: t('searches.last'), sortable: true, cell: ({ lastOn }) => formatDay(lastOn) },
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
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t('searches.title')} />
      <p>{t('searches.hint')}</p>
      <ListTools searchLabel={t('searches.search')} exportName="searches">
        <ListFilter
          label={t('searches.outcome')}
          name="outcome"
          present={query.get('outcome') ?? ''}
          choices={[['nothing', t('searches.outcome-nothing')]]}
        />
      </ListTools>
      <ListTable
        isMain
        caption={t('searches.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        order={{ sort: 'times', direction: 'desc' }}
        none={t('searches.none')}
      />
      <Pager total={list.total} />
    </>
  );
}
