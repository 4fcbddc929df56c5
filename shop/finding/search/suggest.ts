import type { OperationContext } from '../../frame/operation.ts';
import { partKey } from '../../kernel/part-number.ts';
import { listOwnBeginning } from '../../own-numbers/own-number-queries.ts';
import type { Suggestion } from '../paths.ts';
import { search } from './search.ts';
import { shownPicture } from '../../catalogue/shown-picture.ts';

const MOST_SUGGESTIONS = 8;

/** What to offer while somebody types: parts that their company calls so (H6), then the first of what the search would find. */
export async function suggest(
  { keyword }: { keyword: string },
  { shop, caller: { customer }, speech: { language } }: OperationContext,
): Promise<Suggestion[]> {
  const range = { limit: MOST_SUGGESTIONS, offset: 0 };
  const [own, { products }] = await Promise.all([
    customer === null ? [] : listOwnBeginning(shop.db, customer.companyId, partKey(keyword)),
    search(shop, { status: 'live', keyword, range, language }),
  ]);
  const called = new Map(own.map(({ number, product }) => [product.id, number]));
  const offered = new Map([...own.map(({ product }) => product), ...products].map((product) => [product.id, product]));
  return [...offered.values()].slice(0, MOST_SUGGESTIONS).map((product) => {
    const { id, name, intro } = product;
    return { id, name, intro, ...shownPicture(product, shop.store), ownNumber: called.get(id) ?? null };
  });
}
