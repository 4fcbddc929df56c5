import { LISTED_CLASSES, LISTED_CURRENCIES, type ClassPrices } from '#shop/shopfront/product-editing/class-prices.ts';
import type { StaffProduct } from '#shop/shopfront/product-editing/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { Price } from '../../design/price.tsx';
import type { Column } from '../lists/list-table.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './product-columns.module.css';

const THUMBNAIL_PX = 56;

/** The columns of the product list (E5): picture, id, name, nine prices, status. */
export const listColumns = (): readonly Column<StaffProduct>[] => [
  { key: 'picture', label: t('products.picture'), cell: (product) => <Thumbnail product={product} /> },
  { key: 'id', label: t('products.id'), first: 'desc', cell: ({ id }) => id },
  {
    key: 'name',
    label: t('products.name'),
    cell: ({ name, intro }) => (
      <span className={styles.name}>
        <PartNumber>{name}</PartNumber>
        <span className={styles.intro}>{intro}</span>
      </span>
    ),
  },
  ...LISTED_CLASSES.map((priceClass): Column<StaffProduct> => ({
    key: priceClass === 1 ? 'price' : `price-${priceClass}`,
    label: t(`products.class-${priceClass}`),
    first: 'desc',
    align: 'end',
    cell: ({ prices }) => <Prices prices={prices[priceClass]} />,
  })),
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

/** Prices of one class in dollars, pounds and euros, below each other. */
function Prices({ prices }: { prices: ClassPrices[1] }) {
  return (
    <span className={styles.prices}>
      {LISTED_CURRENCIES.map((currency) => (
        <span key={currency}>
          <Price minor={prices[currency]} currency={currency} />
        </span>
      ))}
    </span>
  );
}

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
