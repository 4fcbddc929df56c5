import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListDeclaration } from '#shop/base/paged-lists/list-declaration.ts';
import { followRows } from '../../design/follow-row.ts';
import { useDelayed } from '../../design/use-delayed.ts';
import { t } from '../staff-text.ts';
import { addressWith } from './list-question.ts';
import type { Column } from './column.ts';
import { ColumnChoice } from './column-choice.tsx';

import styles from './list-table.module.css';
import { listAt, ListViews } from './list-views.tsx';
import views from './list-views.module.css';
import { shownColumns } from './shown-columns.ts';
import { useTickRange } from './tick-range.ts';

export type { Column } from './column.ts';

/** The link of the first row of a screen's list. */
export const FIRST_ROW = 'first-row';

interface ListTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Link of a row: its first cell is a real link, and a click anywhere on the row follows it. */
  rowHref?: (row: Row) => string;
  /** The screen's main list: the skip link and the arrow down from its search lead to its first row. */
  isMain?: boolean;
  /** Rows below a row, across its columns. */
  subRows?: (row: Row) => readonly { key: string | number; content: ReactNode }[];
  /** The list's sorts and default order; absent: not sortable. */
  list?: Pick<ListDeclaration, 'sorts' | 'order'>;
  /** Boxes that select rows for a form elsewhere on the page (row-ticks.tsx). */
  ticks?: { form: string; label: (row: Row) => string } | undefined;
  /** Rows as low as their pictures, so that many are in sight. */
  isDense?: boolean;
  /** Message for an empty list. */
  none?: ReactNode;
}

/**
 * A table of the administration: its state is in the URL, its sorting on the server. Arrow keys move between rows,
 * Enter opens. On a phone a row is a card. A main list has its views and a choice of columns above it (P3).
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, isMain } = props;
  const { pathname, search } = useLocation();
  if (isMain !== true || listAt(pathname) === undefined) return <Rows {...props} />;
  return (
    <>
      <div className={views.bar}>
        <ListViews />
        <ColumnChoice columns={columns} />
      </div>
      <Rows {...props} columns={shownColumns(columns, search)} />
    </>
  );
}

function Rows<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowKey, list, none } = props;
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const tickRange = useTickRange();
  const busy = useDelayed(location?.pathname.toLowerCase() === pathname.toLowerCase());
  if (rows.length === 0)
    return (
      <div {...(props.isMain === true ? { id: FIRST_ROW, tabIndex: -1 } : {})} className="soft-ink above-6 below-6">
        {none ?? t('list.none')}
      </div>
    );
  const isFirst = (row: Row) => props.isMain === true && row === rows[0];
  return (
    <div className={styles.scroll} aria-busy={busy || undefined}>
      <Sorts columns={columns} list={list} />
      <table ref={followRows} className={`cards ${styles.list}`} data-dense={props.isDense}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody {...tickRange}>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <Row {...props} row={row} id={isFirst(row) ? FIRST_ROW : undefined} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row<Row>({
  row,
  id,
  columns,
  rowHref,
  rowKey,
  ticks,
  subRows,
}: ListTableProps<Row> & { row: Row; id: string | undefined }) {
  const below = subRows?.(row) ?? [];
  return (
    <>
      <tr data-linked={rowHref === undefined ? undefined : true} data-has-below={below.length > 0 || undefined}>
        {columns.map((column, index) => (
          <td
            key={column.key}
            data-label={index === 0 && rowHref !== undefined ? undefined : column.label}
            data-align={column.align}
            data-clip={column.clip}
          >
            {index === 0 && ticks !== undefined ? (
              <input type="checkbox" name="id" value={rowKey(row)} form={ticks.form} aria-label={ticks.label(row)} />
            ) : null}
            {index === 0 && rowHref !== undefined ? (
              <a id={id} href={rowHref(row)} onKeyDown={followArrows}>
                {column.cell(row)}
              </a>
            ) : (
              column.cell(row)
            )}
          </td>
        ))}
      </tr>
      {below.map(({ key, content }) => (
        <tr key={key} className={styles.below}>
          <td colSpan={columns.length}>{content}</td>
        </tr>
      ))}
    </>
  );
}

interface ListProps {
  list: ListTableProps<never>['list'];
}

const isSortable = (key: string, list: ListProps['list']) => list?.sorts.includes(key) === true;

/** The current sort column and direction, and the address that changes them. */
function useSorting(list: ListProps['list']) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const order = list?.order;
  const sort = query.get('sort') ?? order?.sort;
  const direction = query.get('direction') ?? (sort === order?.sort ? order?.direction : 'asc');
  return ({ key, first = 'asc' }: Pick<Column<never>, 'key' | 'first'>) => {
    const sorted = sort === key ? direction : undefined;
    const next = sorted === undefined ? first : sorted === 'asc' ? 'desc' : 'asc';
    return { sorted, href: pathname + addressWith(search, { sort: key, direction: next }) };
  };
}

function HeadCell<Row>({ column, list }: ListProps & { column: Column<Row> }) {
  const { sorted, href } = useSorting(list)(column);
  if (!isSortable(column.key, list)) {
    return (
      <th scope="col" data-align={column.align}>
        {column.label}
      </th>
    );
  }
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <a href={href}>{column.label}</a>
    </th>
  );
}

/** Sort controls for a phone, where a row is a card and there are no column headings. */
function Sorts<Row>({ columns, list }: ListProps & { columns: readonly Column<Row>[] }) {
  const sortingBy = useSorting(list);
  const sortable = columns.filter(({ key }) => isSortable(key, list));
  if (sortable.length === 0) return null;
  return (
    <nav className={styles.sorts} aria-label={t('list.sort')}>
      <span aria-hidden="true">{t('list.sort')}</span>
      {sortable.map((column) => {
        const { sorted, href } = sortingBy(column);
        return (
          <a key={column.key} href={href} aria-current={sorted === undefined ? undefined : 'true'}>
            {column.label}
            {sorted === undefined ? null : sorted === 'asc' ? ' ↑' : ' ↓'}
          </a>
        );
      })}
    </nav>
  );
}

/** Arrow keys move from a row's link to the next one. */
function followArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const here = event.currentTarget;
  const links = [
    ...(here.closest('tbody')?.querySelectorAll<HTMLElement>('tr[data-linked] > td:first-child > a') ?? []),
  ];
  const next = links[links.indexOf(here) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
