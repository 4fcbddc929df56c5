import type { PeriodSales, YearReport } from '#shop/desk/reporting/paths.ts';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { BarChart } from './bar-chart.tsx';
import { monthName, monthOfYear } from './sales-amounts.ts';
import { SalesCharts } from './sales-charts.tsx';
import { SalesTable, TableBehind } from './sales-table.tsx';
import { TopCustomers, TopProducts } from './top-lists.tsx';

/** One year by month and day, with its top products and customers. */
export function YearSection({ report }: { report: YearReport }) {
  const { year, months, days, topCustomers, topProducts } = report;
  const file = (name: string) => `/Administration/export/${name}.csv?year=${year}`;
  const byMonth = t('stats.by-month', { year });
  return (
    <>
      <section aria-labelledby="months" className="below-6">
        <h2 id="months">{byMonth}</h2>
        <SalesCharts
          sales={months}
          title={byMonth}
          label={(period) => monthName(period).slice(0, 1)}
          name={monthOfYear}
        />
        <TableBehind exportHref={file('sales-by-month')}>
          <SalesTable caption={byMonth} periodLabel={t('stats.month')} sales={months} name={monthOfYear} />
        </TableBehind>
      </section>
      <section aria-labelledby="best-customers" className="below-6">
        <h2 id="best-customers">{t('stats.top-customers', { year })}</h2>
        <p className="at-most-60rem soft-ink below-3">{t('stats.in-pounds')}</p>
        <TopCustomers rows={topCustomers} year={year} />
        <p className="above-2 below-4">
          <a href={file('top-customers')}>{t('stats.export-all')}</a>
        </p>
      </section>
      <section aria-labelledby="best-products" className="below-6">
        <h2 id="best-products">{t('stats.top-products', { year })}</h2>
        <p className="at-most-60rem soft-ink below-3">{t('stats.in-pounds')}</p>
        <TopProducts rows={topProducts} year={year} />
        <p className="above-2 below-4">
          <a href={file('top-products')}>{t('stats.export-all')}</a>
        </p>
      </section>
      <OrdersADay days={days} year={year} exportHref={file('sales-by-day')} />
    </>
  );
}

function OrdersADay({ days, year, exportHref }: { days: readonly PeriodSales[]; year: number; exportHref: string }) {
  const title = t('stats.by-day', { year });
  const busiest = days.reduce((most, day) => (day.orders > most.orders ? day : most));
  const sold = days.filter(({ orders }) => orders > 0);
  const summary =
    busiest.orders === 0
      ? t('stats.nothing', { year })
      : t('stats.day-summary', { title, count: busiest.orders, day: formatDay(busiest.period) });
  return (
    <section aria-labelledby="days" className="below-6">
      <h2 id="days">{title}</h2>
      <BarChart
        title={summary}
        summary={summary}
        top={t('stats.order-count', { count: busiest.orders })}
        kind="orders"
        bars={days.map(({ period, orders }) => ({
          key: period,
          label: period.endsWith('-15') ? monthName(period) : '',
          value: orders,
          text: `${formatDay(period)}: ${t('stats.order-count', { count: orders })}`,
        }))}
      />
      <TableBehind exportHref={exportHref}>
        {sold.length === 0 ? (
          <p>{t('stats.nothing', { year })}</p>
        ) : (
          <SalesTable caption={title} periodLabel={t('stats.day')} sales={sold} name={(day) => formatDay(day)} />
        )}
      </TableBehind>
    </section>
  );
}
