import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '../staff-text.ts';
import styles from './list-table.module.css';

export interface Column<Row> {
  /** Names the column in the URL when it can be sorted by. */
  key: string;
  label: string;
  sortable?: boolean;
  align?: 'end';
  cell: (row: Row) => ReactNode;
}

interface ListTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Where a row leads: its first cell is a real link, and the whole row follows it. */
  rowHref?: (row: Row) => string;
}

/** A table of the administration: its state is the URL's, its sorting the server's. On a phone a row is a card. */
export function ListTable<Row>({ caption, columns, rows, rowKey, rowHref }: ListTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.none}>{t('list.none')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.list}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-linked={rowHref === undefined ? undefined : true}>
              {columns.map((column, index) => (
                <td key={column.key} data-label={column.label} data-align={column.align}>
                  {index === 0 && rowHref !== undefined ? (
                    <a href={rowHref(row)}>{column.cell(row)}</a>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const { pathname, search } = useLocation();
  if (column.sortable !== true) {
    return (
      <th scope="col" data-align={column.align}>
        {column.label}
      </th>
    );
  }
  const query = new URLSearchParams(search);
  const sorted = query.get('sort') === column.key ? (query.get('direction') ?? 'asc') : undefined;
  query.set('sort', column.key);
  query.set('direction', sorted === 'asc' ? 'desc' : 'asc');
  query.delete('page');
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <a href={`${pathname}?${query.toString()}`}>{column.label}</a>
    </th>
  );
}
