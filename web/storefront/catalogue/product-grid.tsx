import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import type { ProductCard as Card } from '#shop/shopfront/search/paths.ts';
import { CardPlaceholder, ProductCard, type OpenProduct } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductsProps {
  products: readonly Card[];
  /** Reasons why the reader can't buy some of them. */
  refusals?: readonly { productId: number; message: string }[];
  /** Answers whether they fit the member's chosen press. */
  judged?: JudgedParts | null;
  onOpen?: OpenProduct | undefined;
  /** The part that is being loaded after a click. */
  busyId?: number | undefined;
}

/** Parts as cards, as many per row as fit. */
export function ProductGrid({ products, refusals = [], judged = null, onOpen, busyId }: ProductsProps) {
  const press = judged?.machine == null ? null : machineLabel(judged.machine);
  const fits = new Map(judged?.parts.map(({ productId, fit }) => [productId, fit]));
  const fitOf = (id: number) => (press === null ? {} : { fit: fits.get(id), press });
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          refusal={refusals.find(({ productId }) => productId === product.id)?.message}
          {...fitOf(product.id)}
          onOpen={onOpen}
          busy={product.id === busyId}
          eager={index === 0}
        />
      ))}
    </ul>
  );
}

/** Cards in one row that scrolls sideways: related parts. */
export function ProductStrip({ products, onOpen, busyId }: ProductsProps) {
  return (
    <ul className={styles.strip}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} onOpen={onOpen} busy={product.id === busyId} />
      ))}
    </ul>
  );
}

/** The grid while its parts are loading. */
export function GridPlaceholder({ count }: { count: number }) {
  return (
    <ul className={styles.grid} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <CardPlaceholder key={index} />
      ))}
    </ul>
  );
}
