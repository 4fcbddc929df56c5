import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { ListedReturn } from '#shop/trade/returns/paths.ts';
import { returnDeclaration, staffReturnPaths } from '#shop/trade/returns/staff-paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { ReturnBadge } from './return-badge.tsx';
import { returnHref } from '../screen-addresses.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<ListedReturn>> {
  return context.call(staffReturnPaths.list, questionIn(request, returnDeclaration));
}

const columns = (): readonly Column<ListedReturn>[] => [
  { key: 'number', label: t('returned.number'), cell: ({ returnNumber }) => <PartNumber>{returnNumber}</PartNumber> },
  { key: 'company', label: t('returned.company'), clip: true, cell: ({ company }) => company },
  { key: 'by', label: t('returned.asked-by'), clip: true, cell: ({ askedBy }) => askedBy },
  {
    key: 'asked',
    label: t('returned.asked'),
    first: 'desc',
    cell: ({ askedAt }) => <Moment at={askedAt} />,
  },
  { key: 'reason', label: t('returned.reason'), cell: ({ returnReason }) => t(`returned.reason.${returnReason}`) },
  { key: 'units', label: t('returned.units'), align: 'end', cell: ({ units }) => units },
  { key: 'state', label: t('returned.state'), cell: (returned) => <ReturnBadge returned={returned} /> },
];

/** The returns of all companies, newest first (L7). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('returned.title')} />
      <ListTools
        list={returnDeclaration}
        searchLabel={t('returned.search')}
        exportName="returns"
        single={onlyHit(list, returnHref)}
        filters={{
          returnState: {
            label: t('returned.state'),
            word: (state) => (state === 'waiting' ? t('returned.state-waiting') : t(`returned.state.${state}`)),
          },
        }}
      />
      <ListTable
        isMain
        caption={t('returned.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={returnHref}
        list={returnDeclaration}
        none={t('returned.none')}
      />
      <Pager total={list.total} />
    </>
  );
}
