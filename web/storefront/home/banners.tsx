import { PageLink } from '../../design/page-link.tsx';
import type { ComponentType } from 'react';
import type { CategoryRole } from '#shop/catalogue/categories/category-fields.ts';
import type { CategoryTile, TapeTile } from '#shop/shopfront/search/paths.ts';
import { Picture } from '../../design/picture.tsx';
import { useShell } from '../../shell/shell.ts';
import { type HomeTextKey, useHomeText } from './home-text.ts';
import { categoryAddress, subcategoryAddress } from '../catalogue/addresses.ts';
import { TapeDrawing } from '../catalogue/tape-drawing.tsx';
import { AniloxDrawing, BladeDrawing } from './drawings.tsx';
import { useSearchLink } from '../catalogue/use-search-link.ts';
import styles from './banners.module.css';
import homeStyles from './home.module.css';

type BannerKey = HomeTextKey;

const BANNERS: readonly { role: CategoryRole; Drawing: ComponentType; line: BannerKey }[] = [
  { role: 'blades', Drawing: BladeDrawing, line: 'home.banner-blades' },
  { role: 'tape', Drawing: TapeDrawing, line: 'home.banner-tape' },
  { role: 'anilox', Drawing: AniloxDrawing, line: 'home.banner-anilox' },
];

/** The categories with a banner, as far as this reader sees them (D8). */
function useBanners() {
  const { menu } = useShell();
  return BANNERS.flatMap(({ role, ...banner }) => {
    const category = menu.find((each) => each.role === role);
    return category === undefined ? [] : [{ category, ...banner }];
  });
}

/** The tiles of the categories that have no banner: each category is on the page once. */
export function useOtherTiles(tiles: readonly CategoryTile[]): readonly CategoryTile[] {
  const banners = useBanners();
  return tiles.filter(({ guid }) => banners.every(({ category }) => category.guid !== guid));
}

/** Dr Blades, Tesa Tape, Anilox Rolls and four tape sub-categories (A6). */
export function Banners({ tapes }: { tapes: readonly TapeTile[] }) {
  const t = useHomeText();
  const to = useSearchLink();
  const banners = useBanners();
  if (banners.length === 0) return null;
  return (
    <section aria-labelledby="banners-title">
      <h2 id="banners-title" className={homeStyles.heading}>
        {t('home.banners')}
      </h2>
      <ul className={styles.banners}>
        {banners.map(({ category, Drawing, line }) => (
          <li key={category.guid}>
            <PageLink className={styles.banner} href={to(categoryAddress(category))}>
              <span className={styles.drawing}>
                <Drawing />
              </span>
              <strong>{category.name}</strong>
              <span>{t(line)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <ul className={styles.tapes}>
        {tapes.map((tape) => (
          <li key={tape.id}>
            <PageLink className="panel plain-link lit line gap-4 strong padded-3" href={to(subcategoryAddress(tape))}>
              <span className={styles.roll}>
                <Picture
                  folder="products"
                  hash={tape.imageHash}
                  alt=""
                  sizes="4.5rem"
                  width={96}
                  height={96}
                  widest={240}
                  fit="cover"
                />
              </span>
              {tape.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
