import { useLocation } from 'react-router';
import { currencies, type CurrencyId } from '#shop/base/money/money.ts';
import { LISTED_CURRENCIES } from '#shop/shopfront/product-editing/class-prices.ts';
import type { StaffProduct } from '#shop/shopfront/product-editing/paths.ts';
import type { Column } from '../lists/column.ts';
import { addressOfColumns, shownColumns } from '../lists/shown-columns.ts';
import { t } from '../staff-text.ts';
import { priceKeys } from './product-columns.tsx';
import styles from './product-columns.module.css';

/** Currencies of the prices in the list of products: a link for each, and one for all nine prices (E5). */
export function PriceCurrencies({ columns }: { columns: readonly Column<StaffProduct>[] }) {
  const { pathname, search } = useLocation();
  const shown = shownColumns(columns, search).map(({ key }) => key);
  const prices: readonly string[] = LISTED_CURRENCIES.flatMap(priceKeys);
  const first = shown.findIndex((key) => prices.includes(key));
  const others = shown.filter((key) => !prices.includes(key));
  const withPrices = (wanted: readonly CurrencyId[]) =>
    others.toSpliced(first < 0 ? others.length : first, 0, ...wanted.flatMap(priceKeys));
  const choices = [
    ...LISTED_CURRENCIES.map((currency) => ({ label: currencies[currency].code, keys: withPrices([currency]) })),
    { label: t('products.all-prices'), keys: withPrices(LISTED_CURRENCIES) },
  ];
  return (
    <nav className={styles.currencies} aria-label={t('products.prices-in')}>
      <span aria-hidden="true">{t('products.prices-in')}</span>
      {choices.map(({ label, keys }) => (
        <a
          key={label}
          href={pathname + addressOfColumns(columns, keys, search)}
          aria-current={keys.join() === shown.join() ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
