import { useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type Redirect, redirectDeclaration, redirectPaths } from '#shop/shopfront/redirects/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { deleteHref } from '../screen-addresses.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<Redirect>> {
  return context.call(redirectPaths.list, questionIn(request, redirectDeclaration));
}

const columns = (): readonly Column<Redirect>[] => [
  { key: 'oldAddress', label: t('redirects.old'), cell: ({ oldAddress }) => oldAddress },
  { key: 'newAddress', label: t('redirects.new'), cell: ({ newAddress }) => newAddress },
  { key: 'savedAt', label: t('redirects.saved-at'), first: 'desc', cell: ({ savedAt }) => <Moment at={savedAt} /> },
  {
    key: 'remove',
    label: t('delete.link'),
    cell: ({ id }) => <a href={deleteHref({ what: 'redirect', id }, LIST)}>{t('delete.link')}</a>,
  },
];

const LIST = '/Administration/Redirects';

const rowHref = ({ oldAddress, newAddress }: Redirect) =>
  `/Administration/Redirect-Rows?${new URLSearchParams({ from: oldAddress, to: newAddress })}`;

/** The addresses of an earlier shop with their pages here (Q4); a row opens the form that changes it. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('redirects.title')}>
        <ButtonLink href="/Administration/Redirect-Rows">{t('redirects.add')}</ButtonLink>
        <a href="/Administration/Missed-Addresses">{t('redirects.to-missed')}</a>
      </PageHead>
      <p>{t('redirects.intro')}</p>
      <ListTools list={redirectDeclaration} searchLabel={t('redirects.search')} exportName="redirects" />
      <ListTable
        isMain
        caption={t('redirects.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        list={redirectDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
