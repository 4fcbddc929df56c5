import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Pager } from '../lists/pager.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';
import { DifferingCells } from './differing-cells.tsx';
import { ThingLink } from './import-faults.tsx';
import type { ImportChange } from '#shop/desk/product-files/paths.ts';

const columns = (): readonly Column<ImportChange>[] => [
  { key: 'row', label: t('import-view.column.row'), cell: ({ row }) => row },
  {
    key: 'name',
    label: t('import-view.column.name'),
    cell: (change) => (
      <span>
        <ThingLink {...change} /> {change.isNew ? <StatusBadge kind="good">{t('import-view.new')}</StatusBadge> : null}
      </span>
    ),
  },
  { key: 'change', label: t('import-view.column.change'), cell: ({ cells }) => <DifferingCells cells={cells} /> },
];

/** The rows that differ from the shop, by page, each cell before and after. */
export function ImportChanges({ changes: { items, total } }: { changes: ListPage<ImportChange> }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('import-view.changes')}</h2>
      <ListTable caption={t('import-view.changes')} columns={columns()} rows={items} rowKey={({ id }) => id} />
      <Pager total={total} />
    </section>
  );
}
