import { useLoaderData } from 'react-router';
import { manualEditing, type StoredManual } from '#shop/trade/documents/manual-paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

export function loader({ context }: PageArgs): Promise<readonly StoredManual[]> {
  return context.call(manualEditing.list, {});
}

const columns = (): readonly Column<StoredManual>[] => [
  { key: 'name', label: t('manual.name'), cell: ({ name }) => name },
  { key: 'kind', label: t('manual.kind'), cell: ({ kind }) => t(`manual.kind-${kind}`) },
  {
    key: 'file',
    label: t('manual.file'),
    cell: ({ url }) =>
      url === null ? (
        t('manual.no-file')
      ) : (
        <a href={url} target="_blank" rel="noopener">
          {t('manual.open')}
        </a>
      ),
  },
  {
    key: 'state',
    label: t('manual.state'),
    cell: ({ active }) => (
      <StatusBadge kind={active ? 'good' : 'off'}>{t(active ? 'manual.shown' : 'manual.archived')}</StatusBadge>
    ),
  },
];

/** All manuals, including archived ones; a row opens its form (A29). */
export function Component() {
  const manuals = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('manual.title')}>
        <ButtonLink href="/Administration/Manual-Edit">{t('manual.add')}</ButtonLink>
      </PageHead>
      <ListTable
        isMain
        caption={t('manual.title')}
        columns={columns()}
        rows={manuals}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/Administration/Manual-Edit?id=${id}`}
      />
    </>
  );
}
