import { NEEDS } from '#shop/base/rights/staff-right.ts';
import { currencies, type CurrencyId } from '#shop/base/money/money.ts';
import type { PeriodSales, RecentSales } from '#shop/desk/reporting/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { useMay } from '../frame/use-administration.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatDay, formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { BarChart } from '../stats/bar-chart.tsx';
import { amountIn, CURRENCIES } from '../stats/sales-amounts.ts';

/** Sales of the last days by currency, and the parts and companies that rise, fall or stop (P5). */
export function RecentSalesSection({ sales }: { sales: RecentSales }) {
  const may = useMay();
  const partHref = may(NEEDS.parts)
    ? ({ productId }: { productId: number }) => `/Administration/ProductEdit?id=${productId}`
    : undefined;
  return (
    <section aria-labelledby="recent-sales" className="above-6">
      <h2 id="recent-sales">{t('dashboard.sales')}</h2>
      <p className="at-most-60rem below-3 soft-ink">{t('dashboard.sales-note')}</p>
      <div className="grid cells-16 gap-5">
        {CURRENCIES.map((currency) => (
          <CurrencyChart key={currency} currency={currency} sales={sales} />
        ))}
      </div>
      <details>
        <summary>{t('stats.show-table')}</summary>
        <DayTable sales={sales} />
      </details>
      <div className="grid cells-26 gap-5">
        <ChangeTable
          title={t('dashboard.parts-rising')}
          rows={sales.risingParts}
          first={partColumn()}
          rowKey={({ productId }) => productId}
          rowHref={partHref}
        />
        <ChangeTable
          title={t('dashboard.parts-falling')}
          rows={sales.fallingParts}
          first={partColumn()}
          rowKey={({ productId }) => productId}
          rowHref={partHref}
        />
        <ChangeTable
          title={t('dashboard.companies-rising')}
          rows={sales.risingCompanies}
          first={companyColumn()}
          rowKey={({ companyId }) => companyId}
          rowHref={ordersHref}
        />
        <ChangeTable
          title={t('dashboard.companies-falling')}
          rows={sales.fallingCompanies}
          first={companyColumn()}
          rowKey={({ companyId }) => companyId}
          rowHref={ordersHref}
        />
        <Lapsed rows={sales.lapsedCompanies} />
      </div>
    </section>
  );
}

const partColumn = () => ({
  key: 'name',
  label: t('stats.product'),
  cell: ({ name }: { name: string }) => <PartNumber>{name}</PartNumber>,
});

const companyColumn = () => ({
  key: 'name',
  label: t('stats.company'),
  cell: ({ name }: { name: string }) => name,
});

const ordersHref = ({ companyId }: { companyId: number }) => `/Administration/Orders?companyId=${companyId}`;

const KIND = { 1: 'usd', 2: 'gbp', 3: 'eur' } as const;

function CurrencyChart({ sales: { days, yearBefore }, currency }: { sales: RecentSales; currency: CurrencyId }) {
  const { code } = currencies[currency];
  const money = (minor: number) => formatMoney(minor, currency);
  const total = (periods: readonly PeriodSales[]) =>
    money(periods.reduce((sum, period) => sum + amountIn(period, currency), 0));
  const bars = days.map((day, index) => {
    const earlier = yearBefore[index];
    const [value, before] = [amountIn(day, currency), earlier === undefined ? 0 : amountIn(earlier, currency)];
    return {
      key: day.period,
      label: index === 0 || index === days.length - 1 ? formatDay(day.period) : '',
      value,
      before,
      text: t('dashboard.day-text', { day: formatDay(day.period), amount: money(value), before: money(before) }),
    };
  });
  return (
    <BarChart
      title={code}
      summary={t('dashboard.chart-summary', { currency: code, amount: total(days), before: total(yearBefore) })}
      top={money(Math.max(...bars.flatMap(({ value, before }) => [value, before]), 0))}
      kind={KIND[currency]}
      bars={bars}
    />
  );
}

/** The figures of the charts, the latest day first. */
function DayTable({ sales: { days, yearBefore } }: { sales: RecentSales }) {
  const rows = days.map((day, index) => ({ day, before: yearBefore[index] ?? day })).toReversed();
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { key: 'day', label: t('stats.day'), cell: ({ day }) => formatDay(day.period) },
    ...CURRENCIES.flatMap((currency): Column<(typeof rows)[number]>[] => {
      const { code } = currencies[currency];
      return [
        { key: code, label: code, align: 'end', cell: ({ day }) => formatMoney(amountIn(day, currency), currency) },
        {
          key: `${code}-before`,
          label: `${code}, ${t('dashboard.year-before')}`,
          align: 'end',
          cell: ({ before }) => formatMoney(amountIn(before, currency), currency),
        },
      ];
    }),
  ];
  return <ListTable caption={t('dashboard.sales')} columns={columns} rows={rows} rowKey={({ day }) => day.period} />;
}

interface ChangeRow {
  valueGbpMinor: number;
  earlierGbpMinor: number;
}

interface ChangeTableProps<Row> {
  title: string;
  rows: readonly Row[];
  first: Column<Row>;
  rowKey: (row: Row) => number;
  rowHref: ((row: Row) => string) | undefined;
}

function ChangeTable<Row extends ChangeRow>({ title, rows, first, rowKey, rowHref }: ChangeTableProps<Row>) {
  const columns: readonly Column<Row>[] = [
    first,
    {
      key: 'before',
      label: t('dashboard.before'),
      align: 'end',
      cell: ({ earlierGbpMinor }) => formatMoney(earlierGbpMinor, 2),
    },
    { key: 'now', label: t('dashboard.now'), align: 'end', cell: ({ valueGbpMinor }) => formatMoney(valueGbpMinor, 2) },
    {
      key: 'change',
      label: t('dashboard.change'),
      align: 'end',
      cell: ({ valueGbpMinor, earlierGbpMinor }) => formatMoney(valueGbpMinor - earlierGbpMinor, 2),
    },
  ];
  return (
    <section>
      <h3>{title}</h3>
      <ListTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        none={t('dashboard.nothing')}
        {...(rowHref === undefined ? {} : { rowHref })}
      />
    </section>
  );
}

function Lapsed({ rows }: { rows: RecentSales['lapsedCompanies'] }) {
  const columns: readonly Column<RecentSales['lapsedCompanies'][number]>[] = [
    companyColumn(),
    { key: 'orders', label: t('stats.orders'), align: 'end', cell: ({ orders }) => orders },
    { key: 'last', label: t('dashboard.last-order'), cell: ({ lastOrderOn }) => formatDay(lastOrderOn) },
  ];
  return (
    <section>
      <h3>{t('dashboard.lapsed')}</h3>
      <p className="at-most-60rem below-3 soft-ink">{t('dashboard.lapsed-note')}</p>
      <ListTable
        caption={t('dashboard.lapsed')}
        columns={columns}
        rows={rows}
        rowKey={({ companyId }) => companyId}
        rowHref={ordersHref}
        none={t('dashboard.nothing')}
      />
    </section>
  );
}
