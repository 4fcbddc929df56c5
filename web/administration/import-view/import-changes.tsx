import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Pager } from '../lists/pager.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';
import { columnText } from '../import/bulk-edit-words.ts';
import { DifferingCells } from './differing-cells.tsx';
import { ThingLink } from './import-faults.tsx';
import type { ImportChange } from '#shop/desk/product-files/paths.ts';

const columns = (isBulkEdit: boolean): readonly Column<ImportChange>[] => [
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
  {
    key: 'change',
    label: t('import-view.column.change'),
    cell: ({ cells }) => <DifferingCells cells={isBulkEdit ? named(cells) : cells} />,
  },
];

/** A bulk edit has no file whose headings anybody has seen. */
const named = (cells: ImportChange['cells']) => cells.map((cell) => ({ ...cell, column: columnText(cell.column) }));

interface ImportChangesProps {
  changes: ListPage<ImportChange>;
  isBulkEdit: boolean;
}

/** The rows that differ from the shop, by page, each cell before and after. */
export function ImportChanges({ changes: { items, total }, isBulkEdit }: ImportChangesProps) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('import-view.changes')}</h2>
      <ListTable
        caption={t('import-view.changes')}
        columns={columns(isBulkEdit)}
        rows={items}
        rowKey={({ id }) => id}
      />
      <Pager total={total} />
    </section>
  );
}
