import { useLoaderData } from 'react-router';
import { specificationEditing, type StaffProductType } from '#shop/shopfront/specification-editing/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { PageArgs } from '../../page-context.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

export function loader({ context }: PageArgs): Promise<readonly StaffProductType[]> {
  return context.call(specificationEditing.types, {});
}

const columns = (): readonly Column<StaffProductType>[] => [
  { key: 'name', label: t('types.name'), cell: ({ name }) => name },
  {
    key: 'attributes',
    label: t('types.attributes'),
    cell: ({ attributes }) =>
      attributes
        .filter(({ archived }) => !archived)
        .map(({ name }) => name)
        .join(', '),
  },
  { key: 'products', label: t('types.products'), align: 'end', cell: ({ products }) => products },
  {
    key: 'state',
    label: t('types.state'),
    cell: ({ archived }) => (
      <StatusBadge kind={archived ? 'off' : 'good'}>{t(archived ? 'types.archived' : 'types.in-use')}</StatusBadge>
    ),
  },
];

/** Product types (I1); a row opens its attributes. */
export function Component() {
  const types = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('types.title')}>
        <ButtonLink href="/Administration/Product-Type">{t('types.add')}</ButtonLink>
      </PageHead>
      <p>{t('types.hint')}</p>
      <ListTable
        isMain
        caption={t('types.title')}
        columns={columns()}
        rows={types}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/Administration/Product-Type?id=${id}`}
        none={t('types.none')}
      />
    </>
  );
}
