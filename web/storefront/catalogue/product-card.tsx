import { PageLink } from '../../design/page-link.tsx';
import { memo, type MouseEvent } from 'react';
import { shortName } from '#shop/shopfront/search/card-name.ts';
import type { PressFit } from '#shop/catalogue/presses/paths.ts';
import type { ProductCard as Card } from '#shop/shopfront/search/paths.ts';
import { OwnNumber, PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { isPlainClick } from '../../design/plain-click.ts';
import { useText } from '../../texts/texts.tsx';
import { foundAddress } from './addresses.ts';
import { FitMark } from '../presses/fit-mark.tsx';
import { CardPurchase } from './card-purchase.tsx';
import styles from './product-card.module.css';

/** Shows a part in the current screen instead of on its own page. */
export type OpenProduct = (product: Card, event: MouseEvent<HTMLAnchorElement>) => void;

interface ProductCardProps {
  product: Card;
  /** Reason why the reader can't buy it. */
  refusal?: string | undefined;
  /** Answer whether it fits the member's chosen press, and the name of that. */
  fit?: PressFit['fit'] | undefined;
  press?: string;
  /** The link stays a link, for a new tab and without script. */
  onOpen?: OpenProduct | undefined;
  /** The part is being loaded. */
  busy?: boolean;
  /** For the first visible card. */
  eager?: boolean;
}

/**
 * A part as an item of a grid: a link with its picture and words, and below it price, quantity and the button for the basket (A10). Memoised, so
 * that opening one of many renders only that one again.
 */
export const ProductCard = memo(function ProductCard({
  product,
  refusal,
  fit,
  press = '',
  onOpen,
  busy = false,
  eager = false,
}: ProductCardProps) {
  const t = useText();
  const name = shortName(product.name);
  return (
    <li className={styles.card} aria-busy={busy || undefined}>
      <PageLink
        className={styles.link}
        href={foundAddress(product)}
        onClick={(event) => {
          if (onOpen !== undefined && isPlainClick(event)) onOpen(product, event);
        }}
      >
        <span className={styles.picture}>
          <Picture
            folder="products"
            hash={product.imageHash}
            cloudUrl={product.cloudImageUrl}
            alt=""
            sizes="(width < 40rem) 90vw, (width < 75rem) 30vw, 18rem"
            width={480}
            height={480}
            narrowest={480}
            eager={eager}
            fit="cover"
          />
        </span>
        <span className={styles.words}>
          <PartNumber className={styles.name} title={name === product.name ? undefined : product.name}>
            {name}
          </PartNumber>
          <OwnNumber>{product.ownNumber}</OwnNumber>
          <span className={styles.intro}>{product.intro}</span>
          {refusal === undefined ? null : <span className="soft">{refusal}</span>}
          {fit === undefined ? null : <FitMark fit={fit} press={press} />}
          <span className={styles.foot}>
            <span className="faint-ink">{product.categoryName}</span>
            <span className={product.inStock ? 'good dotted' : undefined}>
              {product.promised ?? (product.inStock ? t('catalogue.in-stock') : t('catalogue.out-of-stock'))}
            </span>
            {product.soughtWidth === undefined ? null : <span>{product.soughtWidth.details}</span>}
          </span>
        </span>
        {product.flash === '' ? null : <span className={styles.flash}>{product.flash}</span>}
      </PageLink>
      {product.price === null ? null : (
        <CardPurchase
          product={product}
          price={product.price}
          mayAdd={refusal === undefined && (product.hasWidths === undefined || product.soughtWidth !== undefined)}
        />
      )}
    </li>
  );
});

/** Placeholder of a card. */
export function CardPlaceholder() {
  const t = useText();
  return <li className={styles.placeholder}>{t('catalogue.loading')}</li>;
}
