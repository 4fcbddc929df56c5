import type { CategoryTile } from '#shop/shopfront/search/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { useText } from '../../texts/texts.tsx';
import { CategoryTiles } from '../catalogue/category-tiles.tsx';
import { TapeBanner } from '../catalogue/tape-banner.tsx';

/** Entry points of the catalogue while nothing is selected: the presses, the categories (A8). */
export function EntryPoints({ tiles }: { tiles: readonly CategoryTile[] }) {
  const t = useText();
  return (
    <>
      <p>
        <PageLink href="/Presses">{t('catalogue.to-presses')}</PageLink>
      </p>
      <CategoryTiles tiles={tiles} />
      <TapeBanner />
    </>
  );
}
