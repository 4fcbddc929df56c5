import type { PartSelection } from '#shop/desk/product-files/paths.ts';
import { productDeclaration } from '#shop/shopfront/product-editing/paths.ts';
import { questionOf } from '../lists/list-question.ts';

/** Parts that the address selects: ticked ones, or with `all` everything that the search and the filters find. */
export function selectionIn(request: Request): PartSelection {
  const query = new URL(request.url).searchParams;
  if (!query.has('all')) return { productIds: query.getAll('id').map(Number) };
  const { search, status, categoryId, picture, stock } = questionOf(query, productDeclaration);
  return { search, status, categoryId, picture, stock };
}
