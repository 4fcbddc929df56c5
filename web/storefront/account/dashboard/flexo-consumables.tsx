import type { ProductCard as Card } from '#shop/finding/paths.ts';
import { useShell } from '../../../shell/storefront-layout.tsx';
import { useText } from '../../../texts/texts.tsx';
import { categoryAddress } from '../../catalogue/addresses.ts';
import { ProductCard } from '../../catalogue/product-card.tsx';
import styles from './flexo-consumables.module.css';

export interface Shelf {
  categoryId: number;
  products: readonly Card[];
}

/** The first parts of three categories; one that this customer can't see, or that holds nothing, is left out (A23, D8). */
export function FlexoConsumables({ shelves }: { shelves: readonly Shelf[] }) {
  const t = useText();
  const { menu, reduced } = useShell();
  return (
    <section aria-labelledby="consumables-title">
      <h2 id="consumables-title" className={styles.heading}>
        {t('account.consumables')}
      </h2>
      {shelves.map(({ categoryId, products }) => {
        const category = menu.find(({ id }) => id === categoryId);
        if (category === undefined || products.length === 0) return null;
        return (
          <section key={categoryId} className={styles.shelf} aria-label={category.name}>
            <div className={styles.head}>
              <h3>{category.name}</h3>
              {reduced ? null : (
                <a href={categoryAddress(category)}>{t('account.see-all', { category: category.name })}</a>
              )}
            </div>
            <ul className={styles.products}>
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
