import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type MissedAddress, missedDeclaration, redirectPaths } from '#shop/shopfront/redirects/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<MissedAddress>> {
  return context.call(redirectPaths.missed, questionIn(request, missedDeclaration));
}

const redirectHref = ({ address }: MissedAddress) =>
  `/Administration/Redirect-Rows?${new URLSearchParams({ from: address })}`;

const columns = (): readonly Column<MissedAddress>[] => [
  { key: 'address', label: t('redirects.search'), cell: ({ address }) => address },
  {
    key: 'times',
    label: t('redirects.times'),
    first: 'desc',
    align: 'end',
    cell: ({ times }) => formatNumber(times),
  },
  { key: 'lastAt', label: t('redirects.last'), first: 'desc', cell: ({ lastAt }) => <Moment at={lastAt} /> },
];

/** Addresses that were asked for and not found (Q4); a row opens the form that makes a redirect of it. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('redirects.missed-title')}>
        <a href="/Administration/Redirects">{t('redirects.back')}</a>
      </PageHead>
      <p>{t('redirects.missed-intro')}</p>
      <ListTools list={missedDeclaration} searchLabel={t('redirects.search')} />
      <ListTable
        isMain
        caption={t('redirects.missed-title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={redirectHref}
        list={missedDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
