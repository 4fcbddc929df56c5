import type { OperationContext } from '../../base/operations/operation.ts';
import type { Category } from '../../catalogue/categories/catalogue.ts';
import { listOfCategory } from '../../catalogue/parts/listing-queries.ts';
import { shopperView, withPrices } from './catalogue-view.ts';
import { cardWithCustomerNumbers, customerNumbersOf } from './customer-numbers.ts';
import type { Shelf } from './paths.ts';
import { type CardToTell, productCard } from './product-card.ts';

type ShelfToTell = Omit<Shelf, 'products'> & { products: readonly CardToTell[] };

const PARTS_ON_A_SHELF = 4;

/** The dashboard's categories that the caller may see, each with its first parts by name (A23); no empty ones. */
export async function shelves(_: unknown, context: OperationContext): Promise<ShelfToTell[]> {
  const view = shopperView(context);
  const first = (category: Category) =>
    listOfCategory(context.shop.db, 'live', category.id).read({ limit: PARTS_ON_A_SHELF, offset: 0 });
  const read = view.categories
    .filter(({ onDashboard }) => onDashboard)
    .map(async (category) => ({ category, products: await first(category) }));
  const filled = (await Promise.all(read)).filter(({ products }) => products.length > 0);
  const onShelves = filled.flatMap(({ products }) => products);
  const [called, priced] = await Promise.all([
    customerNumbersOf(context, onShelves),
    withPrices(
      view,
      context.shop.db,
      onShelves.map(({ id }) => id),
    ),
  ]);
  return filled.map(({ category, products }) => ({
    category: { id: category.id, guid: category.guid, name: category.name },
    products: products.map((product) => cardWithCustomerNumbers(productCard(product, priced), called)),
  }));
}
