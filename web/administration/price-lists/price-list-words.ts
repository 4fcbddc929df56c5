import { currencies, isCurrencyId } from '#shop/base/money/money.ts';
import type { ListedPrice, PriceListRow } from '#shop/catalogue/price-lists/paths.ts';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function currencyText(currencyId: number | null): string {
  return isCurrencyId(currencyId) ? currencies[currencyId].code : t('price-lists.percentages');
}

/** 'One company, 2 groups'. */
export function recipientsText({ everybody, companyCount, groupCount }: PriceListRow): string {
  const words = [
    ...(everybody ? [t('price-lists.everybody')] : []),
    ...(companyCount === 0 ? [] : [t('price-lists.count-companies', { count: companyCount })]),
    ...(groupCount === 0 ? [] : [t('price-lists.count-groups', { count: groupCount })]),
  ];
  return words.length === 0 ? t('price-lists.nobody') : words.join(', ');
}

type Break = NonNullable<ListedPrice['breaks']>[number];

/** '27.50' or '7.5 %', in the format of the language. */
export function breakText({ unitPriceMinor, discountPercent }: Break): string {
  return unitPriceMinor === null
    ? `${formatNumber(discountPercent ?? 0)} %`
    : formatNumber(unitPriceMinor / 100, { minimumFractionDigits: 2 });
}

export function targetText({ target, productName, variantDetails, typeName, categoryName }: ListedPrice): string {
  switch (target) {
    case 'width':
      return `${productName ?? ''} ${variantDetails ?? ''}`;
    case 'part':
      return productName ?? '';
    case 'type':
      return t('price-lists.of-type', { name: typeName ?? '' });
    case 'category':
      return t('price-lists.of-category', { name: categoryName ?? '' });
    case 'all':
      return t('price-lists.all-parts');
    default:
      return target satisfies never;
  }
}

/** A day as in its field; empty: none. */
export function dayField(day: string | null): string {
  return day === null ? '' : formatDay(day).replaceAll('-', '/');
}
