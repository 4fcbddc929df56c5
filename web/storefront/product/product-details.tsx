import { PageLink } from '../../design/page-link.tsx';
import { type ReactNode, useState } from 'react';
import { answerQuantity } from '#shop/catalogue/pricing/price-notes.ts';
import type { PriceTag, ProductDetail } from '#shop/shopfront/search/paths.ts';
import { CopyPartNumber, PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { Price } from '../../design/price.tsx';
import { useShell } from '../../shell/shell.ts';
import { useText } from '../../texts/texts.tsx';
import { listAddAddress, priceRequestAddress } from '../catalogue/addresses.ts';
import type { OpenProduct } from '../catalogue/product-card.tsx';
import { MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { PriceBreaks } from '../prices/price-breaks.tsx';
import { ProductStrip } from '../catalogue/product-grid.tsx';
import type { NotAdded } from './add-to-basket.ts';
import styles from './product.module.css';
import { Purchase } from './purchase.tsx';
import { SpecificationTable } from './specification-table.tsx';

interface ProductDetailsProps {
  product: ProductDetail;
  /** h1 on its own page, h2 over the catalogue. */
  heading: 'h1' | 'h2';
  /** The width in the address. */
  askedVariantId?: string | null;
  /** The quantity in the address. */
  askedQuantity?: number | null;
  /** Stock and next arrival (L4), only on the part's own page, whose scripts contain the texts. */
  promised?: ReactNode;
  /** Additional pictures, only on the part's own page. */
  gallery?: ReactNode;
  /** Replacement notice (J5), only on the part's own page. */
  replaced?: ReactNode;
  /** Answer whether it fits the chosen press (J2). */
  fit?: ReactNode;
  /** Warns at the button that it does not fit. */
  misfit?: ReactNode;
  /** The parts of a kit and the presses that it fits, only on the part's own page. */
  belongs?: ReactNode;
  /** Data sheet, only on the part's own page. */
  sheet?: ReactNode;
  /** Customer part number, only on the part's own page. */
  ownNumber?: ReactNode;
  /** Unit of the price: 'per coil of 100 m'; by default without a length. */
  unit?: string | undefined;
  /** Result of a form submitted without script. */
  notAdded?: NotAdded | undefined;
  onOpenRelated?: OpenProduct;
  busyId?: number | undefined;
}

/** A part with all its data, on its own page and over the catalogue (A12). */
export function ProductDetails(props: ProductDetailsProps) {
  const {
    product,
    heading: Heading,
    askedVariantId,
    askedQuantity = null,
    promised,
    replaced,
    gallery,
    fit,
    misfit,
    belongs,
    sheet,
    ownNumber,
    unit,
    notAdded,
    onOpenRelated,
    busyId,
  } = props;
  const t = useText();
  const Subheading = Heading === 'h1' ? 'h2' : 'h3';
  const asked = product.variants.find(({ id }) => String(id) === askedVariantId) ?? product.variants[0];
  const [variantId, setVariantId] = useState(notAdded?.variantId ?? asked?.id ?? null);
  const variant = product.variants.find(({ id }) => id === variantId);
  const tag = variant?.price ?? product.price;
  const [typedQuantity, setQuantity] = useState(askedQuantity ?? null);
  const quantity = typedQuantity ?? tag?.quantityRule?.minQuantity ?? MIN_QUANTITY;
  const imageHash = product.cloudImageUrl === null ? (variant?.imageHash ?? product.imageHash) : null;
  return (
    <article>
      <div className={styles.product}>
        <div>
          <div className={styles.picture}>
            <Picture
              key={imageHash}
              folder="products"
              hash={imageHash}
              cloudUrl={product.cloudImageUrl}
              alt={[`${product.name}: ${product.intro}`, variant?.details ?? []].flat().join(', ')}
              sizes="(width < 48rem) 95vw, 28rem"
              width={1200}
              height={1200}
              widest={1200}
              eager
              fit="cover"
            />
            {product.flash === '' ? null : <span className={styles.flash}>{product.flash}</span>}
          </div>
          {gallery}
        </div>
        <div>
          {product.brandLabel === '' ? null : <p className={styles.brand}>{product.brandLabel}</p>}
          <div className={styles.name}>
            <Heading>
              <PartNumber>{product.name}</PartNumber>
            </Heading>
            <CopyPartNumber partNumber={product.name} />
          </div>
          <p className="large">{product.intro}</p>
          {replaced}
          <div className={styles.offer}>
            <UnitPrice
              tag={tag}
              quantity={quantity}
              unit={unit ?? t(product.unit === null ? 'product.each' : `unit.per.${product.unit}`)}
            />
            <Stock level={product.stockLevel} promised={promised} />
          </div>
          {tag === null ? null : <PriceBreaks notes={tag} quantity={quantity} currency={tag.currency} />}
          <Purchase
            product={product}
            variantId={variantId}
            onVariant={setVariantId}
            notAdded={notAdded}
            rule={tag?.quantityRule}
            askedQuantity={askedQuantity}
            quantity={quantity}
            misfit={misfit}
            onQuantity={setQuantity}
          />
          {fit}
          <SmallActions product={product} variantId={variantId} sheet={sheet} />
          {belongs}
        </div>
        <div>
          <SpecificationTable specifications={product.specifications} heading={Subheading} />
          <p className="at-most-60ch">{product.details}</p>
          <dl className={styles.sku}>
            <dt>{t('product.sku')}</dt>
            <dd>
              <PartNumber>{product.name}</PartNumber>
            </dd>
            {product.category === null ? null : (
              <>
                <dt>{t('catalogue.category')}</dt>
                <dd>{product.category.name}</dd>
              </>
            )}
          </dl>
          {ownNumber}
        </div>
      </div>
      {product.related.length === 0 ? null : (
        <section className={styles.related} aria-labelledby="related-title">
          <Subheading id="related-title">{t('product.related')}</Subheading>
          <ProductStrip products={product.related} onOpen={onOpenRelated} busyId={busyId} />
        </section>
      )}
    </article>
  );
}

/** Placeholder while the part is loading. */
export function ProductPlaceholder() {
  const t = useText();
  return <output className={styles.placeholder}>{t('catalogue.loading')}</output>;
}

/** The price of one unit at the quantity of the field. */
function UnitPrice({ tag, quantity, unit }: { tag: PriceTag | null; quantity: number; unit: string }) {
  if (tag === null) return null;
  return (
    <p className={styles.price} aria-live="polite">
      <strong>
        <Price minor={answerQuantity(tag, quantity).unitPriceMinor} currency={tag.currency} />
      </strong>{' '}
      <span>{unit}</span>
    </p>
  );
}

/** Parts that are not in stock can be ordered too (D12). */
function Stock({ level, promised }: { level: number; promised: ReactNode }) {
  const t = useText();
  return (
    <p className={level > 0 ? 'good strong dotted' : 'soft-ink'}>
      {level > 0 ? t('product.in-stock') : t('product.out-of-stock')} {promised}
    </p>
  );
}

/** Actions besides buying: compare, lists, a request for a price. */
function SmallActions({
  product,
  variantId,
  sheet,
}: {
  product: ProductDetail;
  variantId: number | null;
  sheet: ReactNode;
}) {
  const t = useText();
  const { me } = useShell();
  return (
    <div className="row off-paper below-4 small gap-1-4 tight">
      {product.specifications.length === 0 ? null : (
        <PageLink href={`/Compare?part=${product.id}`}>{t('product.compare')}</PageLink>
      )}
      {me === null || product.refusal !== null ? null : (
        <>
          <PageLink href={listAddAddress(product.id, variantId)}>{t('product.to-list')}</PageLink>
          <PageLink href={priceRequestAddress(product.id, variantId)}>{t('product.ask-price')}</PageLink>
        </>
      )}
      {sheet}
    </div>
  );
}
