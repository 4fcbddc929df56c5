import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import {
  type ListedPartRequest,
  partQuestionDeclaration,
  staffPartRequestPaths,
} from '#shop/trade/part-requests/staff-paths.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<ListedPartRequest>> {
  return context.call(staffPartRequestPaths.list, questionIn(request, partQuestionDeclaration));
}

const hrefOf = ({ partRequestId }: Pick<ListedPartRequest, 'partRequestId'>) =>
  `/Administration/Part-Question?id=${partRequestId}`;

const columns = (): readonly Column<ListedPartRequest>[] => [
  { key: 'asked', label: t('part-question.asked'), first: 'desc', cell: ({ askedAt }) => <Moment at={askedAt} /> },
  { key: 'company', label: t('part-question.company'), clip: true, cell: ({ company }) => company },
  { key: 'by', label: t('part-question.asked-by'), clip: true, cell: ({ askedBy }) => askedBy },
  { key: 'press', label: t('part-question.press'), clip: true, cell: ({ press }) => press },
  { key: 'wanted', label: t('part-question.wanted'), clip: true, cell: ({ wanted }) => wanted },
  { key: 'urgency', label: t('part-question.urgency'), cell: ({ urgency }) => t(`part-question.urgency.${urgency}`) },
  {
    key: 'state',
    label: t('part-question.state'),
    cell: ({ requestState }) => (
      <StatusBadge kind={requestState === 'open' ? 'bad' : 'off'}>{stateText(requestState)}</StatusBadge>
    ),
  },
];

/** A question to the counter is never taken into a basket. */
function stateText(state: ListedPartRequest['requestState']): string {
  return t(state === 'taken' ? 'part-question.state.answered' : `part-question.state.${state}`);
}

/** The questions to the counter which part it is, newest first (J9). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('part-question.title')} />
      <ListTools
        list={partQuestionDeclaration}
        searchLabel={t('part-question.search')}
        exportName="part-questions"
        single={onlyHit(list, hrefOf)}
        filters={{ requestState: { label: t('part-question.state'), word: stateText } }}
      />
      <ListTable
        isMain
        caption={t('part-question.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        list={partQuestionDeclaration}
        none={t('part-question.none')}
      />
      <Pager total={list.total} />
    </>
  );
}
