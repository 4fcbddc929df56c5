import type { OperationContext } from '../../frame/operation.ts';
import type { Suggestion } from '../paths.ts';
import { search } from './search.ts';
import { shownPicture } from '../../catalogue/shown-picture.ts';

const MOST_SUGGESTIONS = 8;

/** What to offer while somebody types: the first of what the search would find. */
export async function suggest({ keyword }: { keyword: string }, { shop }: OperationContext): Promise<Suggestion[]> {
  const range = { limit: MOST_SUGGESTIONS, offset: 0 };
  const { products } = await search(shop, { status: 'live', keyword, range });
  return products.map((product) => {
    const { id, name, intro } = product;
    return { id, name, intro, ...shownPicture(product, shop.store) };
  });
}
