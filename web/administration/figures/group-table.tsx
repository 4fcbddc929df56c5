import type { CurrencyId } from '#shop/base/money/money.ts';
import type { OwnerRow } from '#shop/desk/reporting/paths.ts';
import { Section } from '../../design/section.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from '../stats/stats.module.css';
import { changeOf, shareOf } from './change.ts';
import { figuresFileHref } from '../screen-addresses.ts';

interface GroupTableProps {
  title: string;
  /** Name of its file. */
  file: string;
  /** Heading of the names. */
  head: string;
  /** Explains to which group a line belongs. */
  note?: string;
  rows: readonly OwnerRow[];
  currency: CurrencyId;
  /** Address of a group. */
  hrefOf?: (row: OwnerRow) => string;
}

/** Sales of both years by a group, each with a bar, and its margin if the reader may see costs. */
export function GroupTable({ title, file, head, note, rows, currency, hrefOf }: GroupTableProps) {
  const hasCosts = rows.some(({ costedMinor }) => costedMinor !== null);
  const all = columns(head, rows, currency);
  return (
    <Section heading={title} actions={<FileLink table={file} currency={currency} />}>
      {note === undefined ? null : <p className="at-most-60rem soft-ink below-3">{note}</p>}
      <ListTable
        caption={title}
        columns={hasCosts ? all : all.filter(({ key }) => key !== 'margin')}
        rows={rows}
        rowKey={({ id }) => id}
        {...(hrefOf === undefined ? {} : { rowHref: hrefOf })}
        none={t('figures.none')}
      />
    </Section>
  );
}

function columns(head: string, rows: readonly OwnerRow[], currency: CurrencyId): readonly Column<OwnerRow>[] {
  const highest = Math.max(...rows.map(({ valueMinor }) => valueMinor), 1);
  return [
    { key: 'name', label: head, cell: nameOf },
    {
      key: 'value',
      label: t('figures.this-year'),
      align: 'end',
      cell: ({ valueMinor }) => (
        <span className={styles.value}>
          {formatMoney(valueMinor, currency)}
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(Math.max(valueMinor, 0) / highest) * 100} height="10" />
          </svg>
        </span>
      ),
    },
    {
      key: 'before',
      label: t('figures.last-year'),
      align: 'end',
      cell: ({ beforeMinor }) => formatMoney(beforeMinor, currency),
    },
    {
      key: 'change',
      label: t('figures.change'),
      align: 'end',
      cell: ({ valueMinor, beforeMinor }) => changeOf(valueMinor, beforeMinor),
    },
    { key: 'margin', label: t('figures.margin'), align: 'end', cell: (row) => marginOf(row, currency) },
  ];
}

function nameOf({ id, name }: OwnerRow): string {
  if (name !== null) return name;
  return t(id === -1 ? 'figures.several' : 'figures.no-group');
}

/** The margin of the parts with a known cost, and of how much of the sales that is. */
function marginOf({ valueMinor, costedMinor, costMinor }: OwnerRow, currency: CurrencyId): string {
  if (costedMinor === null || costMinor === null || costedMinor === 0) return '–';
  const margin = costedMinor - costMinor;
  const figures = `${formatMoney(margin, currency)} (${shareOf(margin, costedMinor)})`;
  return costedMinor === valueMinor
    ? figures
    : t('figures.margin-of', { figures, share: shareOf(costedMinor, valueMinor) });
}

/** A table of the figures as a spreadsheet file, with all of its rows. */
export function FileLink({ table, currency }: { table: string; currency: CurrencyId }) {
  return <a href={figuresFileHref(table, currency)}>{t('list.export')}</a>;
}
