import type { Minor } from '#shop/base/money/money.ts';
import type { TopCustomer, TopProduct } from '#shop/desk/reporting/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './stats.module.css';

interface TopListProps<Row> {
  rows: readonly Row[];
  year: number;
}

/** Customers with the highest sales in a year, compared in pounds. */
export function TopCustomers({ rows, year }: TopListProps<TopCustomer>) {
  const amount = (minor: Minor, currency: 1 | 2 | 3) => (minor === 0 ? '–' : formatMoney(minor, currency));
  const columns: readonly Column<TopCustomer>[] = [
    { key: 'company', label: t('stats.company'), cell: ({ company }) => company },
    { key: 'name', label: t('stats.name'), cell: ({ name }) => name },
    { key: 'orders', label: t('stats.orders'), align: 'end', cell: ({ orders }) => orders },
    { key: 'usd', label: 'USD', align: 'end', cell: ({ usdMinor }) => amount(usdMinor, 1) },
    { key: 'gbp', label: 'GBP', align: 'end', cell: ({ gbpMinor }) => amount(gbpMinor, 2) },
    { key: 'eur', label: 'EUR', align: 'end', cell: ({ eurMinor }) => amount(eurMinor, 3) },
    valueColumn(rows),
  ];
  return (
    <ListTable
      caption={t('stats.top-customers', { year })}
      columns={columns}
      rows={rows}
      rowKey={({ customerId }) => customerId}
      rowHref={({ guid }) => `/Administration/CustomerEdit?id=${guid}`}
      none={t('stats.nothing', { year })}
    />
  );
}

const partColumns = (): readonly Column<TopProduct>[] => [
  { key: 'name', label: t('stats.product'), cell: ({ name }) => <PartNumber>{name}</PartNumber> },
  { key: 'units', label: t('stats.units'), align: 'end', cell: ({ units }) => units },
  { key: 'lines', label: t('stats.lines'), align: 'end', cell: ({ lines }) => lines },
];

/** Products with the highest sales in a year. */
export function TopProducts({ rows, year }: TopListProps<TopProduct>) {
  return (
    <ListTable
      caption={t('stats.top-products', { year })}
      columns={[...partColumns(), valueColumn(rows)]}
      rows={rows}
      rowKey={({ productId }) => productId}
      rowHref={({ productId }) => `/Administration/ProductEdit?id=${productId}`}
      none={t('stats.nothing', { year })}
    />
  );
}

/** The sort value of the list, as a figure and as a bar. */
function valueColumn<Row extends { valueGbpMinor: Minor }>(rows: readonly Row[]): Column<Row> {
  const highest = Math.max(...rows.map(({ valueGbpMinor }) => valueGbpMinor), 1);
  return {
    key: 'value',
    label: t('stats.value'),
    align: 'end',
    cell: ({ valueGbpMinor }) => (
      <span className={styles.value}>
        {formatMoney(valueGbpMinor, 2)}
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(valueGbpMinor / highest) * 100} height="10" />
        </svg>
      </span>
    ),
  };
}
