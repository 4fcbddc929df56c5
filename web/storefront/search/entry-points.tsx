import type { CategoryTile } from '#shop/search/paths.ts';
import { CategoryTiles } from '../catalogue/category-tiles.tsx';
import { TapeBanner } from '../catalogue/tape-banner.tsx';

/** Entry points of the catalogue while nothing is selected (A8). */
export function EntryPoints({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <>
      <CategoryTiles tiles={tiles} />
      <TapeBanner />
    </>
  );
}
