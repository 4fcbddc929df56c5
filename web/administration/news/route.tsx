import { useLoaderData } from 'react-router';
import { newsDeclaration, newsEditing, type StoredNews } from '#shop/shopfront/content/news-paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<ListPage<StoredNews>> {
  return context.call(newsEditing.list, questionIn(request, newsDeclaration));
}

const columns = (): readonly Column<StoredNews>[] => [
  { key: 'title', label: t('news.headline'), cell: ({ title }) => title },
  {
    key: 'published',
    label: t('news.day'),
    first: 'desc',
    cell: ({ publishedOn }) => formatDay(publishedOn),
  },
  { key: 'address', label: t('news.address'), clip: true, cell: ({ slug }) => `/News/${slug}` },
  {
    key: 'state',
    label: t('news.state'),
    cell: ({ active }) => (
      <StatusBadge kind={active ? 'good' : 'off'}>{t(active ? 'news.shown' : 'news.archived')}</StatusBadge>
    ),
  },
];

const newsHref = ({ id }: StoredNews) => `/Administration/News-Edit?id=${id}`;

/** All news, including archived articles; a row opens its form (A30). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('news.title')}>
        <ButtonLink href="/Administration/News-Edit">{t('news.add')}</ButtonLink>
      </PageHead>
      <ListTools
        list={newsDeclaration}
        searchLabel={t('news.search')}
        single={onlyHit(list, newsHref)}
        filters={{ state: { label: t('news.state'), word: (state) => t(`news.${state}`) } }}
      />
      <ListTable
        isMain
        caption={t('news.title')}
        columns={columns()}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={newsHref}
        list={newsDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}
