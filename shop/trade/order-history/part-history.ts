import { CHOOSE_WIDTH, NOT_AVAILABLE, partRefusal } from '../cart/price-cart.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { successorsOf } from '../../shopfront/search/replaced-parts.ts';
import {
  type CatalogueView,
  defaultVariant,
  lacksWidth,
  type PricedView,
  priceOf,
  shopperView,
  variantsOf,
  withPrices,
} from '../../shopfront/search/catalogue-view.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { BoughtRequest, UntranslatedPartHistory } from './bought-part.ts';
import { type HistoryRow, listPartHistory } from './part-history-queries.ts';
import { usualInterval, usualQuantity } from './order-habits.ts';

const A_PAGE = 50;

/**
 * Lists the parts in the orders that a member sees: dates, quantities, frequency and current price. Parts that can no
 * longer be bought stay in the list with the reason (G3).
 */
export async function partHistory(
  { search = '', sort = 'last', page = 1, pageSize = A_PAGE }: BoughtRequest,
  context: CustomerContext,
): Promise<ListPage<UntranslatedPartHistory>> {
  const { shop, caller } = context;
  const view = shopperView(context);
  const rows = await listPartHistory(shop.db, {
    reader: caller.customer,
    search,
    sort,
    timeZone: shop.store.timeZone,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const ids = [...new Set(rows.map(({ product }) => product.id))];
  const [successors, priced] = await Promise.all([successorsOf(context, ids, view), withPrices(view, shop.db, ids)]);
  const historyOfRow = (row: HistoryRow) => ({
    ...historyOf(row, caller.customer, priced),
    successors: successors.get(row.product.id) ?? [],
  });
  return { items: rows.map(historyOfRow), total: rows[0]?.total ?? 0 };
}

function historyOf(
  row: HistoryRow,
  customer: SignedInCustomer,
  view: PricedView,
): Omit<UntranslatedPartHistory, 'successors'> {
  const { product, variantId, orders, days, quantities } = row;
  const width = variantsOf(product, view).find(({ id }) => id === variantId);
  const refusal = whyNot(row, width !== undefined, customer, view);
  const interval = usualInterval(days);
  return {
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    ...shownPicture(product, view),
    variantId,
    variantDetails: variantId === null ? null : (width?.details ?? row.variantDetails),
    orders,
    lastOn: days[0],
    lastQuantity: quantities[0],
    usualQuantity: usualQuantity(quantities),
    intervalDays: interval?.days ?? null,
    dueOn: interval?.dueOn ?? null,
    price:
      refusal === null
        ? priceOf(product, width ?? defaultVariant(product, view), view, usualQuantity(quantities))
        : null,
    inStock: product.stockLevel > 0,
    refusal,
  };
}

function whyNot(
  { product, variantId }: HistoryRow,
  hasWidth: boolean,
  customer: SignedInCustomer,
  view: CatalogueView,
): Message | null {
  if (!product.active) return NOT_AVAILABLE;
  const notSold = partRefusal(product, customer, view.hot.settings);
  if (notSold !== null) return notSold.message;
  if (lacksWidth(product, variantId, view)) return CHOOSE_WIDTH;
  return variantId === null || hasWidth ? null : message('refusal.width-gone');
}
