import type { PartSelection } from '#shop/desk/product-files/paths.ts';
import { productDeclaration, productEditing } from '#shop/shopfront/product-editing/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { questionOf } from '../lists/list-question.ts';

/** Parts that the address selects: ticked ones, or with `all` everything that the search and the filters find. */
export function selectionIn(request: Request): PartSelection {
  const query = new URL(request.url).searchParams;
  if (!query.has('all')) return { productIds: query.getAll('id').map(Number) };
  const { search, status, categoryId, picture, stock } = questionOf(query, productDeclaration);
  return { search, status, categoryId, picture, stock };
}

/** Number of the selected parts. */
export async function countSelected(context: PageContext, { productIds, ...question }: PartSelection): Promise<number> {
  return productIds?.length ?? (await context.call(productEditing.list, { ...question, pageSize: 1 })).total;
}

const READ_AT_ONCE = 1000;

/** Ids of the selected parts. */
export async function selectedIds(context: PageContext, selection: PartSelection): Promise<readonly number[]> {
  const { productIds, ...question } = selection;
  if (productIds !== undefined) return productIds;
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await context.call(productEditing.list, { ...question, page, pageSize: READ_AT_ONCE });
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

/** Address of the price update of the parts that an address selects. */
export function priceUpdateOf(search: string): string {
  return `/Administration/Price-Update?${new URLSearchParams([['of', 'parts'], ...new URLSearchParams(search)]).toString()}`;
}

/** Returns whether the address of a price update selects parts. */
export const isOfParts = (request: Request) => new URL(request.url).searchParams.get('of') === 'parts';
