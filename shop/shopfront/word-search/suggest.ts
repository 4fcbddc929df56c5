import type { Product } from '../../catalogue/parts/product.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { pressFits } from '../../catalogue/presses/judge-parts.ts';
import { listOwnBeginning } from '../../catalogue/customer-part-numbers/own-number-queries.ts';
import type { Suggestion } from '../search/paths.ts';
import { replacedParts } from '../search/replaced-parts.ts';
import {
  type CatalogueView,
  defaultVariant,
  demotedParts,
  type PricedView,
  priceOf,
  refusalFor,
  shopperView,
  variantsOf,
  withPrices,
} from '../search/catalogue-view.ts';
import { findParts } from './find-parts.ts';
import { type Demand, searchTerm } from './search-term.ts';
import { widthInKeyword } from './width-in-keyword.ts';

const MAX_SUGGESTIONS = 8;

/**
 * Suggests parts during typing: the replacements of the part with that number (J5), parts with that customer part
 * number (H6), then the first results of the search (I3); each says whether it fits the chosen press (J3).
 */
export async function suggest({ keyword }: { keyword: string }, context: OperationContext): Promise<Suggestion[]> {
  const {
    shop,
    caller: { customer },
    translator: { language },
  } = context;
  const view = shopperView(context);
  const range = { limit: MAX_SUGGESTIONS, offset: 0 };
  const [replaced, own, { products, instead }] = await Promise.all([
    replacedParts(context, { keys: [partKey(keyword)] }, view),
    customer === null ? [] : listOwnBeginning(shop.db, customer.companyId, partKey(keyword)),
    findParts(shop, {
      status: 'live',
      keyword,
      range,
      language,
      behind: demotedParts(view),
      press: customer?.facts.press,
    }),
  ]);
  const called = new Map(own.map(({ number, product }) => [product.id, number]));
  const { demands } = searchTerm(instead?.keyword ?? keyword, shop.hot().vocabulary);
  const parts = [...own.map(({ product }) => product), ...products];
  const successors = successorsIn(replaced, view);
  const ids = parts.map(({ id }) => id);
  const [priced, fitOf] = await Promise.all([
    withPrices(view, shop.db, ids),
    pressFits(shop.db, customer, [...successors.map(({ id }) => id), ...ids]),
  ]);
  const offered = parts.map((product) => ({
    ...suggestionOf(product, priced, demands),
    ownNumber: called.get(product.id) ?? null,
  }));
  const found = new Map<number, Suggestion>();
  for (const offer of [...successors, ...offered]) {
    if (!found.has(offer.id)) found.set(offer.id, { ...offer, pressFit: fitOf(offer.id) });
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS);
}

type Offer = Omit<Suggestion, 'pressFit'>;

function suggestionOf(product: Product, view: PricedView, demands: readonly Demand[]): Offer {
  const { id, name, intro } = product;
  const isSold = refusalFor(product, view) === null;
  const width = widthInKeyword(demands, name, variantsOf(product, view));
  return {
    id,
    name,
    intro,
    ...shownPicture(product, view),
    ownNumber: null,
    inPlaceOf: null,
    price: isSold ? priceOf(product, width ?? defaultVariant(product, view), view) : null,
    ...(width === null ? {} : { soughtWidth: { id: width.id, details: width.details } }),
    inStock: view.viewer === null ? null : product.stockLevel > 0,
    hasWidths: variantsOf(product, view).length > 1,
  };
}

/** A part that is still offered needs no replacement here, because the search finds it. */
function successorsIn(replaced: Awaited<ReturnType<typeof replacedParts>>, view: CatalogueView): Offer[] {
  return replaced
    .filter(({ isOffered }) => !isOffered)
    .flatMap(({ productName, successors }) =>
      successors.map(({ productId, productIntro, productName: name, inStock, quantity: _quantity, ...shown }) => ({
        ...shown,
        id: productId,
        name,
        intro: productIntro,
        ownNumber: null,
        inPlaceOf: productName,
        inStock: view.viewer === null ? null : inStock,
      })),
    );
}
