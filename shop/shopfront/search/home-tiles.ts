import type { OperationContext } from '../../base/operations/operation.ts';
import type { CategoryTile, TapeTile } from './paths.ts';
import { type CatalogueView, shopperView } from './catalogue-view.ts';

/** The tiles of the home page and of the catalogue's first page that the caller may see (A6, A8, D8). */
export function homeTiles(_: unknown, context: OperationContext): CategoryTile[] {
  const pictures = context.shop.hot().tilePictures.categories;
  return shopperView(context)
    .categories.filter(({ onHomePage }) => onHomePage)
    .map(({ id, guid, name, count }) => ({ id, guid, name, count, imageHash: pictures.get(id) ?? null }));
}

const TAPE_TILES = 4;

/** The first tape sub-categories of the menu, each with the picture of one of its rolls (A6). */
export function tapeTiles(_: unknown, context: OperationContext): TapeTile[] {
  const view = shopperView(context);
  const tape = view.categories.find(({ role }) => role === 'tape');
  if (tape === undefined) return [];
  const tiles = view.subcategories.filter(({ categoryId }) => categoryId === tape.id).slice(0, TAPE_TILES);
  return withPictures(context, tiles);
}

/** Adds to each sub-category the picture of its first part by name that has one. */
export function withPictures(
  { shop }: Pick<OperationContext, 'shop'>,
  branches: readonly Pick<CatalogueView['subcategories'][number], 'id' | 'guid' | 'name'>[],
): TapeTile[] {
  const pictures = shop.hot().tilePictures.subcategories;
  return branches.map(({ id, guid, name }) => ({ id, guid, name, imageHash: pictures.get(id) ?? null }));
}
