import { PageLink } from '../../../design/page-link.tsx';
import type { ProductCard, Shelf } from '#shop/shopfront/search/paths.ts';
import { OwnNumber, PartNumber } from '../../../design/part-number.tsx';
import { Picture } from '../../../design/picture.tsx';
import { Price } from '../../../design/price.tsx';
import { Section } from '../../../design/section.tsx';
import { useShell } from '../../../shell/shell.ts';
import { useAccountText } from '../account-text.ts';
import { categoryAddress, foundAddress } from '../../catalogue/addresses.ts';
import styles from './flexo-consumables.module.css';

/** The first parts of the categories that staff selected for the dashboard, a column for each (A23). */
export function FlexoConsumables({ shelves }: { shelves: readonly Shelf[] }) {
  const t = useAccountText();
  const { reduced } = useShell();
  return (
    <Section heading={t('account.consumables')}>
      <div className="columns cells-20">
        {shelves.map(({ category, products }) => (
          <section key={category.id} aria-label={category.name}>
            <div className="head">
              <h3>{category.name}</h3>
              {reduced ? null : (
                <PageLink href={categoryAddress(category)}>
                  {t('account.see-all', { category: category.name })}
                </PageLink>
              )}
            </div>
            <ul className="list">
              {products.map((product) => (
                <li key={product.id} className={styles.part}>
                  <PartLine product={product} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

function PartLine({ product }: { product: ProductCard }) {
  const { name, intro, ownNumber, price, imageHash, cloudImageUrl } = product;
  return (
    <>
      <Picture
        folder="products"
        hash={imageHash}
        cloudUrl={cloudImageUrl}
        alt=""
        sizes="3rem"
        width={48}
        height={48}
        widest={240}
      />
      <span>
        <PageLink href={foundAddress(product)}>
          <PartNumber>{name}</PartNumber>
        </PageLink>
        <OwnNumber>{ownNumber}</OwnNumber>
        <span className="own-line soft">{intro}</span>
      </span>
      {price === null ? null : (
        <strong>
          <Price minor={price.unitPriceMinor} currency={price.currency} />
        </strong>
      )}
    </>
  );
}
