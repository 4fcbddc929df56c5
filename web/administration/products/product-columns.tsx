import { currencies, type CurrencyId } from '#shop/base/money/money.ts';
import { LISTED_CLASSES, LISTED_CURRENCIES } from '#shop/shopfront/product-editing/class-prices.ts';
import type { StaffProduct } from '#shop/shopfront/product-editing/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { Price } from '../../design/price.tsx';
import type { Column } from '../lists/list-table.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './product-columns.module.css';

const THUMBNAIL_PX = 32;

/** The currency in which the shop has a price of every part. */
export const LIST_CURRENCY: CurrencyId = 1;

/** Key of the column of a price; the list is sorted by that of class 1 in dollars. */
function priceKey(priceClass: number, currency: CurrencyId): string {
  if (currency !== LIST_CURRENCY) return `price-${priceClass}-${currency}`;
  return priceClass === 1 ? 'price' : `price-${priceClass}`;
}

/** Keys of the columns of all prices in a currency. */
export const priceKeys = (currency: CurrencyId) => LISTED_CLASSES.map((priceClass) => priceKey(priceClass, currency));

/** The columns of the product list (E5): picture, id, name, nine prices, status. Prices in pounds and euros are shown where somebody has chosen them. */
export const listColumns = (): readonly Column<StaffProduct>[] => [
  { key: 'picture', label: t('products.picture'), cell: (product) => <Thumbnail product={product} /> },
  { key: 'id', label: t('products.id'), first: 'desc', cell: ({ id }) => id },
  {
    key: 'name',
    label: t('products.name'),
    cell: ({ name }) => <PartNumber>{name}</PartNumber>,
  },
  { key: 'intro', label: t('product.intro'), clip: true, cell: ({ intro }) => intro },
  ...LISTED_CURRENCIES.flatMap((currency) =>
    LISTED_CLASSES.map((priceClass): Column<StaffProduct> => ({
      key: priceKey(priceClass, currency),
      label: t('products.price-in', { name: t(`products.class-${priceClass}`), currency: currencies[currency].code }),
      first: 'desc',
      align: 'end',
      isExtra: currency !== LIST_CURRENCY,
      cell: ({ prices }) => <Price minor={prices[priceClass][currency]} currency={currency} />,
    })),
  ),
  {
    key: 'stock',
    label: t('products.stock'),
    align: 'end',
    cell: ({ stockLevel }) => formatNumber(stockLevel),
  },
  {
    key: 'status',
    label: t('products.status'),
    first: 'desc',
    cell: ({ active }) => (
      <StatusBadge kind={active ? 'good' : 'off'}>{t(active ? 'products.active' : 'products.inactive')}</StatusBadge>
    ),
  },
];

/** The row's link: its picture or a placeholder text, and for a screen reader the part number. */
function Thumbnail({ product: { name, imageHash, cloudImageUrl } }: { product: StaffProduct }) {
  return (
    <>
      <span className={styles.thumbnail}>
        {imageHash === null && cloudImageUrl === null ? (
          <span className={styles.none}>{t('products.no-image')}</span>
        ) : (
          <Picture
            folder="products"
            hash={imageHash}
            cloudUrl={cloudImageUrl}
            alt=""
            sizes={`${THUMBNAIL_PX}px`}
            width={THUMBNAIL_PX}
            height={THUMBNAIL_PX}
            widest={240}
          />
        )}
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
