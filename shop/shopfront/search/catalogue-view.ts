import type { HotData } from '../../base/operations/hot-data.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { ANY_QUANTITY, type QuantityRule } from '../../base/kernel/line-quantity.ts';
import { BASE_CURRENCY } from '../../base/money/money.ts';
import type { Db } from '#platform/database/database.ts';
import {
  type BoughtQuantity,
  type ExplainedPrice,
  priceOf as explainPrice,
  quantityRuleOf,
  type TermsWithSources,
} from '../../catalogue/pricing/explain-price.ts';
import type { PriceTerms } from '../../catalogue/pricing/price.ts';
import { priceNotes, quantityNote } from '../../catalogue/pricing/price-notes.ts';
import type { GivenList } from '../../catalogue/price-lists/given-lists.ts';
import { NO_SOURCES, type PriceSources } from '../../catalogue/price-lists/price-sources.ts';
import { type PriceRows, priceSourcesIn, readPriceSources } from '../../catalogue/price-lists/source-queries.ts';
import type { Shop, SignedInCustomer } from '../../base/operations/shop.ts';
import type { Category, ProductVariant, Subcategory } from '../../catalogue/categories/catalogue.ts';
import type { PriceTag } from './paths.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import type { DemotedParts } from '../word-search/demoted-parts.ts';
import {
  type Award,
  isCategoryVisible,
  isSubcategoryVisible,
  purchaseRefusal,
} from '../../catalogue/categories/visibility.ts';
import { regionOf, type Viewer } from '../../base/kernel/account-terms.ts';

/** The catalogue for one caller: visibility, prices, data. */
export interface CatalogueView {
  hot: HotData;
  /** Base address of pictures marked 'cloud image' (D10). */
  cloudImages: string;
  viewer: Viewer;
  /** In the store's time zone, because promises depend on it (L4). */
  today: CalendarDay;
  /** null: no price of any kind (A13). */
  terms: PriceTerms | null;
  /** The price lists of the caller's company (K1). */
  lists: readonly GivenList[];
  /** Staff who order for the member allow quantities outside packs and minimums in the basket (K4). */
  anyQuantity?: boolean | undefined;
  /** Staff: hidden branches, inactive products, and data for staff only (D30). */
  seesAll: boolean;
  /** Branches that the caller may see, in menu order (B7, D8). */
  categories: readonly Category[];
  subcategories: readonly Subcategory[];
}

/** A view with the price lists of the parts that are shown: prices can be asked for. */
export interface PricedView extends CatalogueView {
  sources: PriceSources;
}

/** Reads what the caller's price lists say of these parts, in one statement; without a list in none (K7). */
export async function withPrices(view: CatalogueView, db: Db, productIds: readonly number[]): Promise<PricedView> {
  const sources = view.lists.length === 0 ? NO_SOURCES : await readPriceSources(db, view.lists, productIds);
  return { ...view, sources };
}

/** The same for products that were read together with their price rows (`priceColumn`): no statement at all. */
export function withPriceRows(
  view: CatalogueView,
  read: readonly { readonly productId: number; readonly rows: PriceRows | undefined }[],
): PricedView {
  return { ...view, sources: priceSourcesIn(view.lists, read) };
}

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/** The reader's data that determine parts and prices; a mail to them is written without a session. */
export type Shopper = Pick<SignedInCustomer, 'companyId' | 'currencyId' | 'priceClass' | 'adminContact'>;

interface ShoppersContext {
  shop: Pick<Shop, 'hot' | 'store' | 'clock'>;
  caller: { customer: Shopper | null };
}

/** View of the shop's own pages, in which staff rights don't count (B7, D15). */
export function shopperView({ shop, caller: { customer } }: ShoppersContext): CatalogueView {
  const hot = shop.hot();
  const categories = hot.categories.filter((category) => isCategoryVisible(category, regionOf(customer)));
  const ids = new Set(categories.map((category) => category.id));
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  return {
    hot,
    cloudImages: shop.store.cloudImages,
    today,
    viewer: customer,
    terms: customer === null ? null : customersTerms(customer, hot),
    lists: customer === null ? [] : hot.priceLists.of(customer.companyId, customer.currencyId, today),
    seesAll: false,
    categories,
    subcategories: hot.subcategories.filter((each) => isSubcategoryVisible(each) && ids.has(each.categoryId)),
  };
}

/**
 * View of the documented calls: everything for staff; prices of the customer, otherwise in dollars without a class
 * (D30).
 */
export function callerView(context: Context): CatalogueView {
  const view = shopperView(context);
  if (context.caller.staff === null) return view;
  const { categories, subcategories } = view.hot;
  return { ...view, terms: view.terms ?? listTerms(view.hot), seesAll: true, categories, subcategories };
}

/**
 * Unit price for this caller at a quantity, in their currency; null for visitors (A13).
 * @param quantity  of one line, or also of the whole part where its widths may count together
 */
export function priceOf(
  product: Product,
  variant: ProductVariant | null,
  view: PricedView,
  quantity: number | BoughtQuantity = 1,
): PriceTag | null {
  if (view.terms === null) return null;
  const bought = typeof quantity === 'number' ? { inLine: quantity, ofPart: quantity } : quantity;
  const terms = withSources(view.terms, view, product, variant);
  const price = explainPrice(product, variant, terms, bought);
  const rule = view.anyQuantity === true ? ANY_QUANTITY : quantityRuleOf(product, variant, terms);
  return {
    unitPriceMinor: price.unitPriceMinor,
    currency: terms.currency,
    ...priceNotes(price, view.lists),
    ...quantityNote(rule),
  };
}

/** The quantities in which this caller can buy a part (K4). */
export function quantityRuleIn(
  product: Product,
  variant: ProductVariant | null,
  { sources, today, anyQuantity }: PricedView,
): QuantityRule {
  if (anyQuantity === true) return ANY_QUANTITY;
  return quantityRuleOf(product, variant, { sources: sources.of(product.id, variant?.id ?? null), today });
}

/** The same with its list price and its reasons, for staff. */
export function explainedPriceOf(
  product: Product,
  variant: ProductVariant | null,
  view: PricedView,
  quantity: BoughtQuantity,
): ExplainedPrice | null {
  if (view.terms === null) return null;
  return explainPrice(product, variant, withSources(view.terms, view, product, variant), quantity);
}

function withSources(
  terms: PriceTerms,
  { sources, today }: PricedView,
  product: Product,
  variant: ProductVariant | null,
): TermsWithSources {
  return { ...terms, sources: sources.of(product.id, variant?.id ?? null), today };
}

/** The widths of a product, the first is the default; empty without a family (B2). */
export function variantsOf(product: Product, { hot }: CatalogueView): readonly ProductVariant[] {
  return product.familyId === null ? [] : (hot.families.get(product.familyId)?.variants ?? []);
}

/**
 * Returns whether a stored line of this product lacks a width, because the product got widths after the line was
 * written.
 */
export function lacksWidth(product: Product, variantId: number | null, view: CatalogueView): boolean {
  return variantId === null && variantsOf(product, view).length > 1;
}

/** The width to which a product's own price belongs (B2). */
export function defaultVariant(product: Product, view: CatalogueView): ProductVariant | null {
  return variantsOf(product, view).at(0) ?? null;
}

/** The category on a card: the product's first in menu order that the caller may see (D10). */
export function firstCategory(product: Product, { categories }: CatalogueView): Category | null {
  return categories.find((category) => product.categoryIds.includes(category.id)) ?? null;
}

/** Finds a branch by id or GUID, regardless of case (D29). */
export function findBranch<Branch extends { id: number; guid: string }>(
  branches: readonly Branch[],
  key: string | number,
): Branch | undefined {
  const written = String(key).trim().toLowerCase();
  return branches.find(({ id, guid }) => String(id) === written || guid === written);
}

/** Fields of a branch for a page; null stays null. */
export function branchName<Branch extends { id: number; guid: string; name: string }>(
  branch: Branch | null | undefined,
): Pick<Branch, 'id' | 'guid' | 'name'> | null {
  return branch ? { id: branch.id, guid: branch.guid, name: branch.name } : null;
}

function customersTerms(customer: Shopper, { rates, settings }: HotData): PriceTerms {
  return { currency: customer.currencyId, priceClass: customer.priceClass, rates, reading: settings.priceReading };
}

function listTerms({ rates, settings }: HotData): PriceTerms {
  return { currency: BASE_CURRENCY, priceClass: 0, rates, reading: settings.priceReading };
}

/**
 * Returns why this customer can't buy a part (D4). Visitors are asked to log in instead, because it depends on their
 * account (A13).
 */
export function refusalFor({ award }: Pick<Product, 'award'>, { viewer, hot: { settings } }: CatalogueView) {
  return viewer === null ? null : purchaseRefusal(award, viewer, settings.awardReading, settings.tapeShopHost);
}

/**
 * Parts that are sorted last in this reader's results: those they can't buy (D4), and those only in another region's
 * categories (D8).
 */
export function demotedParts(view: CatalogueView): DemotedParts {
  const region = regionOf(view.viewer);
  const ofOthers = view.hot.categories.filter((category) => category.regional && !isCategoryVisible(category, region));
  return {
    awards: AWARDS.filter((award) => refusalFor({ award }, view) !== null),
    categoryIds: ofOthers.map(({ id }) => id),
  };
}

const AWARDS: readonly Award[] = [0, 1, 2, 3];
