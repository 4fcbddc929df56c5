import type { ReactNode } from 'react';
import type { PeriodSales } from '#shop/desk/reporting/paths.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './stats.module.css';

interface SalesTableProps {
  caption: string;
  /** Heading of the periods: 'Year'. */
  periodLabel: string;
  sales: readonly PeriodSales[];
  /** Name of a period: 'Mar 2025'. */
  name: (period: string) => string;
  /** Link of a line. */
  href?: (period: string) => string;
}

/** Sales as figures: a line per period, a column per currency. */
export function SalesTable({ caption, periodLabel, sales, name, href }: SalesTableProps) {
  const columns: readonly Column<PeriodSales>[] = [
    { key: 'period', label: periodLabel, cell: ({ period }) => name(period) },
    { key: 'usd', label: 'USD', align: 'end', cell: ({ usdMinor }) => formatMoney(usdMinor, 1) },
    { key: 'gbp', label: 'GBP', align: 'end', cell: ({ gbpMinor }) => formatMoney(gbpMinor, 2) },
    { key: 'eur', label: 'EUR', align: 'end', cell: ({ eurMinor }) => formatMoney(eurMinor, 3) },
    { key: 'orders', label: t('stats.orders'), align: 'end', cell: ({ orders }) => orders },
  ];
  return (
    <div className="at-most-44rem below-3">
      <ListTable
        caption={caption}
        columns={columns}
        rows={sales}
        rowKey={({ period }) => period}
        {...(href === undefined ? {} : { rowHref: ({ period }: PeriodSales) => href(period) })}
      />
    </div>
  );
}

/** The figures of a chart, one click away, and as a file. */
export function TableBehind({ exportHref, children }: { exportHref: string; children: ReactNode }) {
  return (
    <div className={styles.behind}>
      <details>
        <summary>{t('stats.show-table')}</summary>
        {children}
      </details>
      <a href={exportHref}>{t('list.export')}</a>
    </div>
  );
}
