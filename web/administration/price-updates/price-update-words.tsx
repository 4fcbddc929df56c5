import { isCurrencyId } from '#shop/base/money/money.ts';
import type { PriceUpdate, PriceUpdateRow } from '#shop/catalogue/price-updates/paths.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { formatMoney, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export const priceUpdateHref = ({ id }: Pick<PriceUpdate, 'id'>) => `/Administration/Price-Update?id=${id}`;

/** The list that an update is for, or the shop's own prices. */
export function subjectText({ priceListName }: Pick<PriceUpdate, 'priceListName'>): string {
  return priceListName ?? t('price-updates.own');
}

const KINDS = { proposed: 'wait', planned: 'wait', applied: 'good', undone: 'off', discarded: 'off' } as const;

export function StateBadge({ state }: Pick<PriceUpdate, 'state'>) {
  return <StatusBadge kind={KINDS[state]}>{t(`price-updates.state-${state}`)}</StatusBadge>;
}

/** '+ 4 %', or that the prices were pasted. */
export function sourceText({ percent }: Pick<PriceUpdate, 'percent'>): string {
  return percent === null ? t('price-updates.pasted') : percentText(percent);
}

function percentText(percent: number): string {
  const sign = percent > 0 ? '+' : '';
  return `${sign}${formatNumber(percent, { maximumFractionDigits: 2 })} %`;
}

type Figure = PriceUpdateRow['figures'][number];

/** Prices on lines of their own, by quantity: '£20.00', '10: £18.10'. */
export function FigureLines({ figures, which }: { figures: readonly Figure[]; which: 'before' | 'after' }) {
  return figures.map((figure) => (
    <div key={`${figure.currencyId} ${figure.fromQuantity}`}>{figureText(figure, which)}</div>
  ));
}

function figureText(figure: Figure, which: 'before' | 'after'): string {
  const [minor, discount] =
    which === 'before' ? [figure.beforeMinor, figure.beforeDiscount] : [figure.afterMinor, figure.afterDiscount];
  if (discount !== null) return fromQuantity(figure, `${formatNumber(discount)} %`);
  if (minor === null) return '–';
  const { currencyId } = figure;
  return fromQuantity(figure, isCurrencyId(currencyId) ? formatMoney(minor, currencyId) : formatNumber(minor / 100));
}

const fromQuantity = (figure: Figure, price: string) =>
  figure.fromQuantity === 1 ? price : `${formatNumber(figure.fromQuantity)}: ${price}`;

/** Move of each price in per cent. */
export function DifferenceLines({ figures }: Pick<PriceUpdateRow, 'figures'>) {
  return figures.map(({ currencyId, fromQuantity: quantity, beforeMinor, afterMinor }) => (
    <div key={`${currencyId} ${quantity}`}>
      {beforeMinor === null || afterMinor === null || beforeMinor === 0
        ? '–'
        : percentText(((afterMinor - beforeMinor) * 100) / beforeMinor)}
    </div>
  ));
}
