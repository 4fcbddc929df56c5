import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { DataRequest } from '#shop/desk/privacy/paths.ts';
import { dataRequestDeclaration, dataRequestPaths } from '#shop/desk/privacy/staff-paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { dataRequestHref, DataRequestState, personName } from './request-words.tsx';

export function loader({ request, context }: PageArgs): Promise<ListPage<DataRequest>> {
  return context.call(dataRequestPaths.list, questionIn(request, dataRequestDeclaration));
}

const columns = (): readonly Column<DataRequest>[] => [
  { key: 'person', label: t('data-requests.person'), clip: true, cell: personName },
  {
    key: 'kind',
    label: t('data-requests.kind'),
    cell: ({ dataRequestKind }) => t(`data-requests.${dataRequestKind}`),
  },
  { key: 'asked', label: t('data-requests.asked'), cell: ({ askedAt }) => <Moment at={askedAt} dayOnly /> },
  {
    key: 'due',
    label: t('data-requests.due'),
    cell: ({ dueAt, answeredAt }) => (answeredAt === null ? <Moment at={dueAt} dayOnly /> : null),
  },
  { key: 'state', label: t('data-requests.state'), cell: (request) => <DataRequestState request={request} /> },
  { key: 'number', label: t('data-requests.number'), first: 'desc', cell: ({ id }) => id },
];

/** Requests of people for a copy or the erasure of their data, and when they are due (O4). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('data-requests.title')}>
        <ButtonLink href="/Administration/Data-Request">{t('data-requests.add')}</ButtonLink>
      </PageHead>
      <ListTools
        list={dataRequestDeclaration}
        searchLabel={t('data-requests.search')}
        single={onlyHit(list, dataRequestHref)}
        filters={{
          dataRequestState: { label: t('data-requests.state'), word: (state) => t(`data-requests.${state}`) },
          dataRequestKind: { label: t('data-requests.kind'), word: (kind) => t(`data-requests.${kind}`) },
        }}
      />
      <ListTable
        isMain
        caption={t('data-requests.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={dataRequestHref}
        list={dataRequestDeclaration}
        none={t('data-requests.none')}
      />
      <Pager total={list.total} />
    </>
  );
}
