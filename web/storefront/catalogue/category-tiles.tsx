import { PageLink } from '../../design/page-link.tsx';
import type { CategoryTile } from '#shop/shopfront/search/paths.ts';
import { Picture } from '../../design/picture.tsx';
import { useText } from '../../texts/texts.tsx';
import { categoryAddress } from './addresses.ts';
import styles from './category-tiles.module.css';
import { useSearchLink } from './use-search-link.ts';

/** The home page's categories, each with a picture of one of its parts (A6, A8). */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  const t = useText();
  const to = useSearchLink();
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <PageLink className={styles.tile} href={to(categoryAddress(tile))}>
            <span className={styles.picture}>
              <Picture
                folder="products"
                hash={tile.imageHash}
                alt=""
                sizes="(width < 48rem) 45vw, 20rem"
                width={480}
                height={480}
                fit="cover"
              />
            </span>
            <span className={styles.name}>{tile.name}</span>
            <span className={styles.count}>{t('catalogue.parts', { count: tile.count })}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
