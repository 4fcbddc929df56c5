import type { ComponentType } from 'react';
import type { MenuCategory } from '#shop/finding/paths.ts';
import { useShell } from '../../shell/storefront-layout.tsx';
import { useText, type Translate } from '../../texts/texts.tsx';
import { categoryAddress, subcategoryAddress } from '../catalogue/addresses.ts';
import { AniloxDrawing, BladeDrawing, TapeDrawing } from '../catalogue/drawings.tsx';
import { useSearchLink } from '../catalogue/use-search-link.ts';
import styles from './banners.module.css';
import homeStyles from './home.module.css';

type BannerKey = Parameters<Translate>[0];

const DR_BLADES = 22;
const TESA_TAPE = 28;
const ANILOX_ROLLS = 24;
const BANNERS: readonly { categoryId: number; Drawing: ComponentType; line: BannerKey }[] = [
  { categoryId: DR_BLADES, Drawing: BladeDrawing, line: 'home.banner-blades' },
  { categoryId: TESA_TAPE, Drawing: TapeDrawing, line: 'home.banner-tape' },
  { categoryId: ANILOX_ROLLS, Drawing: AniloxDrawing, line: 'home.banner-anilox' },
];
const TAPE_TILES = 4;

/** Dr Blades, Tesa Tape, Anilox Rolls and four tape sub-categories (A6); what the reader can't see has no banner (D8). */
export function Banners() {
  const t = useText();
  const { menu } = useShell();
  const to = useSearchLink();
  const tapes = menu.find(({ id }) => id === TESA_TAPE)?.subcategories.slice(0, TAPE_TILES) ?? [];
  const find = (categoryId: number): MenuCategory | undefined => menu.find(({ id }) => id === categoryId);
  if (BANNERS.every(({ categoryId }) => find(categoryId) === undefined)) return null;
  return (
    <section aria-labelledby="banners-title">
      <h2 id="banners-title" className={homeStyles.heading}>
        {t('home.banners')}
      </h2>
      <ul className={styles.banners}>
        {BANNERS.map(({ categoryId, Drawing, line }) => {
          const category = find(categoryId);
          return category === undefined ? null : (
            <li key={categoryId}>
              <a className={styles.banner} href={to(categoryAddress(category))}>
                <span className={styles.drawing}>
                  <Drawing />
                </span>
                <strong>{category.name}</strong>
                <span>{t(line)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <ul className={styles.tapes}>
        {tapes.map((tape, index) => (
          <li key={tape.id}>
            <a className={styles.tape} href={to(subcategoryAddress(tape))}>
              <Hardness step={index} />
              {tape.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Super soft to hard, as far as a tape gives under the plate. */
function Hardness({ step }: { step: number }) {
  return (
    <svg className={styles.hardness} viewBox="0 0 48 32" aria-hidden="true">
      <path className={styles.plate} d="M2 4h44v5H2z" />
      <path className={styles.foam} data-step={step} d={`M2 ${12 + (3 - step) * 2}h44V28H2z`} />
      <path className={styles.base} d="M2 28h44v2H2z" />
    </svg>
  );
}
