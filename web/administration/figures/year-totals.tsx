import type { OwnerFigures } from '#shop/desk/reporting/paths.ts';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { changeOf } from './change.ts';

/** Sales of both years to the day, with their change. */
export function YearTotals({ figures: { months, currencyId } }: { figures: OwnerFigures }) {
  const value = months.reduce((sum, { valueMinor }) => sum + valueMinor, 0);
  const before = months.reduce((sum, { beforeMinor }) => sum + beforeMinor, 0);
  return (
    <dl className="facts figures row gap-5 below-6">
      <div>
        <dt>{t('figures.this-year')}</dt>
        <dd>{formatMoney(value, currencyId)}</dd>
      </div>
      <div>
        <dt>{t('figures.last-year')}</dt>
        <dd>{formatMoney(before, currencyId)}</dd>
      </div>
      <div>
        <dt>{t('figures.change')}</dt>
        <dd>{changeOf(value, before)}</dd>
      </div>
    </dl>
  );
}
