import { PageLink } from '../../../design/page-link.tsx';
import type { Shelf } from '#shop/shopfront/search/paths.ts';
import { useShell } from '../../../shell/shell.ts';
import { useAccountText } from '../account-text.ts';
import { categoryAddress } from '../../catalogue/addresses.ts';
import { ProductCard } from '../../catalogue/product-card.tsx';
import styles from './flexo-consumables.module.css';

/** The first parts of the categories that staff selected for the dashboard (A23). */
export function FlexoConsumables({ shelves }: { shelves: readonly Shelf[] }) {
  const t = useAccountText();
  const { reduced } = useShell();
  return (
    <section aria-labelledby="consumables-title">
      <h2 id="consumables-title" className={styles.heading}>
        {t('account.consumables')}
      </h2>
      {shelves.map(({ category, products }) => (
        <section key={category.id} className={styles.shelf} aria-label={category.name}>
          <div className={styles.head}>
            <h3>{category.name}</h3>
            {reduced ? null : (
              <PageLink href={categoryAddress(category)}>{t('account.see-all', { category: category.name })}</PageLink>
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
      ))}
    </section>
  );
}
