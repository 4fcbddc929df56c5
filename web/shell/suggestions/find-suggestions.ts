import { cataloguePaths, type NamedPlaces } from '#shop/shopfront/search/paths.ts';
import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { callApi } from '../../call-api.ts';
import { categoryAddress, subcategoryAddress } from '../../storefront/catalogue/addresses.ts';
import { signedInId } from '../../signed-in-id.ts';
import type { Translate } from '../../texts/texts.tsx';
import { type FoundPlace, linksOfPress } from '../found-places.ts';
import type { Suggestions } from '../use-suggestions.ts';

const MAX_ORDERS = 3;
const MAX_BESIDE_PLACES = 5; // so that the groups are in sight

/** Asks for the parts, presses, categories and own orders that a keyword names. */
export async function findSuggestions(keyword: string, t: Translate, signal: AbortSignal): Promise<Suggestions> {
  const [asked, named, orders] = await Promise.all([
    callApi(cataloguePaths.suggest, { keyword }, undefined, signal),
    callApi(cataloguePaths.places, { keyword }, undefined, signal),
    ordersNamed(keyword, signal),
  ]);
  const places = named.ok ? foundPlaces(named.output, orders, t) : [];
  return asked.ok
    ? {
        keyword,
        places,
        products: asked.output.slice(0, places.length === 0 ? undefined : MAX_BESIDE_PLACES),
        refusal: null,
      }
    : { keyword, places, products: [], refusal: asked.refusal };
}

/** The buyer's newest orders with this number or PO number; a word without a digit names none. */
async function ordersNamed(keyword: string, signal: AbortSignal) {
  const customerId = signedInId('userID');
  if (customerId === '' || !/\d/.test(keyword)) return [];
  const request = { customerId, search: keyword, page: 1, pageSize: MAX_ORDERS };
  const asked = await callApi(orderPaths.ofCustomer, request, undefined, signal);
  const written = keyword.toLowerCase();
  const isNamed = (text: string) => text.toLowerCase().includes(written);
  return asked.ok
    ? asked.output.items.filter(
        ({ reference, purchaseOrderNumber }) => isNamed(reference) || isNamed(purchaseOrderNumber),
      )
    : [];
}

/** Presses, categories, then the buyer's own orders. */
function foundPlaces(
  { presses, categories }: NamedPlaces,
  orders: readonly Pick<OrderHeader, 'id' | 'reference' | 'purchaseOrderNumber'>[],
  t: Translate,
): FoundPlace[] {
  return [
    ...presses.flatMap((press) => linksOfPress(press, t)),
    ...categories.map(({ guid, name, withinGuid }): FoundPlace => ({
      id: `category-${guid}`,
      group: 'categories',
      href: withinGuid === null ? categoryAddress({ guid }) : subcategoryAddress({ guid }, { guid: withinGuid }),
      label: name,
    })),
    ...orders.map(({ id, reference, purchaseOrderNumber }): FoundPlace => ({
      id: `order-${id}`,
      group: 'orders',
      href: `/Customer-Order/?id=${id}`,
      label: [t('catalogue.found-order', { number: reference }), purchaseOrderNumber].filter(Boolean).join(' · '),
    })),
  ];
}
