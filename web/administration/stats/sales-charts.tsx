import { currencies, type CurrencyId } from '#shop/base/money/money.ts';
import type { PeriodSales } from '#shop/desk/reporting/paths.ts';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { BarChart } from './bar-chart.tsx';
import { amountIn, CURRENCIES } from './sales-amounts.ts';

interface SalesChartsProps {
  sales: readonly PeriodSales[];
  /** 'Sales by month, 2025'. */
  title: string;
  /** Label below a bar, and the full name of its period. */
  label: (period: string) => string;
  name: (period: string) => string;
}

const KIND = { 1: 'usd', 2: 'gbp', 3: 'eur' } as const;

/** A chart for each currency, because amounts of different currencies must not be compared by height. */
export function SalesCharts({ sales, title, label, name }: SalesChartsProps) {
  return (
    <div className="grid cells-16 gap-5">
      {CURRENCIES.map((currency) => (
        <CurrencyChart key={currency} currency={currency} sales={sales} title={title} label={label} name={name} />
      ))}
    </div>
  );
}

function CurrencyChart({ currency, sales, title, label, name }: SalesChartsProps & { currency: CurrencyId }) {
  const { code } = currencies[currency];
  const best = sales.reduce<PeriodSales | undefined>(
    (found, period) => (found === undefined || amountIn(period, currency) > amountIn(found, currency) ? period : found),
    undefined,
  );
  const highest = best === undefined ? 0 : amountIn(best, currency);
  const summary =
    best === undefined || highest === 0
      ? t('stats.chart-nothing', { title, currency: code })
      : t('stats.chart-summary', {
          title,
          currency: code,
          amount: formatMoney(highest, currency),
          period: name(best.period),
        });
  return (
    <BarChart
      title={code}
      summary={summary}
      top={formatMoney(highest, currency)}
      kind={KIND[currency]}
      bars={sales.map((period) => ({
        key: period.period,
        label: label(period.period),
        value: amountIn(period, currency),
        text: `${name(period.period)}: ${formatMoney(amountIn(period, currency), currency)}`,
      }))}
    />
  );
}
