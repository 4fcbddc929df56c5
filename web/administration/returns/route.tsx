import { useLoaderData, useSearchParams } from 'react-router';
import type { ListPage } from '#shop/operations/list-page.ts';
import { type ListedReturn, returnPaths, type ReturnQuestion } from '#shop/returns/paths.ts';
import { RETURN_STATES } from '#shop/returns/return.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListFilter, ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { ReturnBadge } from './return-badge.tsx';
import { returnHref } from './return-href.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<ListedReturn>> {
  return context.call(returnPaths.list, questionIn<ReturnQuestion>(request, ['returnState']));
}

const columns = (): readonly Column<ListedReturn>[] => [
  { key: 'number', label: t('returned.number'), cell: ({ returnNumber }) => <PartNumber>{returnNumber}</PartNumber> },
  { key: 'company', label: t('returned.company'), clip: true, cell: ({ company }) => company },
  { key: 'by', label: t('returned.asked-by'), clip: true, cell: ({ askedBy }) => askedBy },
  {
    key: 'asked',
    label: t('returned.asked'),
    sortable: true,
    first: 'desc',
    cell: ({ askedAt }) => <Moment at={askedAt} />,
  },
  { key: 'reason', label: t('returned.reason'), cell: ({ returnReason }) => t(`returned.reason.${returnReason}`) },
  { key: 'units', label: t('returned.units'), align: 'end', cell: ({ units }) => units },
  { key: 'state', label: t('returned.state'), sortable: true, cell: (returned) => <ReturnBadge returned={returned} /> },
];

/** The returns of all companies, the newest first (L7). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t('returned.title')} />
      <ListTools searchLabel={t('returned.search')} exportName="returns" single={onlyHit(list, returnHref)}>
        <ListFilter
          label={t('returned.state')}
          name="returnState"
          present={query.get('returnState') ?? ''}
          choices={[
            ['waiting', t('returned.state-waiting')],
            ...RETURN_STATES.map((state) => [state, t(`returned.state.${state}`)] as const),
          ]}
        />
      </ListTools>
      <ListTable
        isMain
        caption={t('returned.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={returnHref}
        order={{ sort: 'asked', direction: 'desc' }}
        none={t('returned.none')}
      />
      <Pager total={list.total} />
    </>
  );
}
