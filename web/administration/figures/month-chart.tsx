import type { CurrencyId } from '#shop/base/money/money.ts';
import type { OwnerMonth } from '#shop/desk/reporting/paths.ts';
import { Section } from '../../design/section.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { BarChart } from '../stats/bar-chart.tsx';
import { monthName } from '../stats/sales-amounts.ts';
import { FileLink } from './group-table.tsx';
import { changeOf } from './change.ts';

interface MonthChartProps {
  months: readonly OwnerMonth[];
  currency: CurrencyId;
}

const nameOf = ({ month }: OwnerMonth) => monthName(`2001-${String(month).padStart(2, '0')}`);

/** Sales by month: this year as bars, last year as a line across each. */
export function MonthChart({ months, currency }: MonthChartProps) {
  const highest = Math.max(...months.flatMap(({ valueMinor, beforeMinor }) => [valueMinor, beforeMinor]), 0);
  return (
    <Section heading={t('figures.months')} actions={<FileLink table="owner-months" currency={currency} />}>
      <BarChart
        title={t('figures.months-note')}
        summary={t('figures.months-note')}
        top={formatMoney(highest, currency)}
        kind="orders"
        bars={months.map((each) => ({
          key: String(each.month),
          label: nameOf(each),
          value: each.valueMinor,
          before: each.beforeMinor,
          text: `${nameOf(each)}: ${formatMoney(each.valueMinor, currency)} / ${formatMoney(each.beforeMinor, currency)}`,
        }))}
      />
      <details>
        <summary>{t('stats.show-table')}</summary>
        <ListTable
          caption={t('figures.months')}
          columns={columns(currency)}
          rows={months}
          rowKey={({ month }) => month}
        />
      </details>
    </Section>
  );
}

const columns = (currency: CurrencyId): readonly Column<OwnerMonth>[] => [
  { key: 'month', label: t('stats.month'), cell: nameOf },
  {
    key: 'value',
    label: t('figures.this-year'),
    align: 'end',
    cell: ({ valueMinor }) => formatMoney(valueMinor, currency),
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
  { key: 'orders', label: t('stats.orders'), align: 'end', cell: ({ orders }) => orders },
];
