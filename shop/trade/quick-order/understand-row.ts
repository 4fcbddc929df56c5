import type { ProductVariant } from '../../catalogue/categories/catalogue.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { findWidth } from '../../catalogue/parts/find-width.ts';
import { partRefusal } from '../cart/price-cart.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '../quantities/quantity.ts';
import type { Replaced } from '../../shopfront/search/paths.ts';
import { promiseIn } from '../../shopfront/search/product-card.ts';
import { defaultVariant, type PricedView, priceOf, variantsOf } from '../../shopfront/search/catalogue-view.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { lineTotal } from '../../catalogue/pricing/line-total.ts';
import type { UntranslatedRow, RowProblem } from './checked-row.ts';
import type { Match } from './match-queries.ts';
import type { TypedRow } from './typed-row.ts';
import type { OfferedPart } from './answers.ts';

/** Customer and their view of the catalogue. */
export interface Reader {
  customer: SignedInCustomer;
  view: PricedView;
}

/** Resolves one row from the parts that its number may mean, regardless of the quantities of other rows. */
export function understandRow(
  typed: TypedRow,
  matches: readonly Match[],
  reader: Reader,
  replaced: readonly Replaced[] = [],
): UntranslatedRow {
  const { product, isBeginning, offered, own } = meantPart(matches);
  const gone = product === null || isBeginning ? replaced.find((part) => isVeryNumber(part, typed)) : undefined;
  if (gone !== undefined) return { ...nothing(typed), trouble: replacementProblem(gone), successors: gone.successors };
  if (product === null)
    return { ...nothing(typed), trouble: whichPart(offered), nearest: offeredParts(offered, reader) };

  const { view, customer } = reader;
  const widths = variantsOf(product, view);
  const ownWidth = own?.product.id === product.id ? widths.find(({ id }) => id === own.variantId) : undefined;
  const { variant, trouble: ofWidth } = parseWidth(
    typed.width === '' ? (ownWidth?.details ?? '') : typed.width,
    widths,
  );
  const units = parseQuantity(typed.quantity);
  const price = priceOf(product, variant ?? defaultVariant(product, view), view, units ?? 1);
  const notSold = partRefusal(product, customer, view.hot.settings);
  return {
    ...nothing(typed),
    product: {
      ...offeredPart(product, reader),
      unit: product.unit,
      inStock: product.stockLevel > 0,
      promise: promiseIn(product, view),
    },
    variantId: variant?.id ?? null,
    variantDetails: variant?.details ?? null,
    widths: widths.map(({ id, details }) => ({ variantId: id, variantDetails: details })),
    units,
    price,
    lineTotalMinor: price === null || units === null ? null : lineTotal(price.unitPriceMinor, units),
    trouble: notSold ?? ofWidth ?? (units === null ? { code: 'quantity', message: QUANTITY_MESSAGE } : null),
    isBeginning,
    remark: remarkOf(typed, product, own),
    successors: replaced.find(({ productId }) => productId === product.id)?.successors ?? [],
  };
}

/** Quantity of a row: empty is one, and anything but a whole number of a line's size is invalid (C1). */
export function parseQuantity(quantity: string): number | null {
  if (quantity === '') return 1;
  const units = /^\d{1,6}$/.test(quantity) ? Number(quantity) : Number.NaN;
  return quantityRefusal(units) === null ? units : null;
}

function nothing(typed: TypedRow): UntranslatedRow {
  return {
    ...typed,
    product: null,
    variantId: null,
    variantDetails: null,
    widths: [],
    units: parseQuantity(typed.quantity),
    price: null,
    lineTotalMinor: null,
    trouble: null,
    pressFit: null,
    joinedTo: null,
    isBeginning: false,
    remark: null,
    nearest: [],
    successors: [],
  };
}

/**
 * The part with exactly this number, otherwise the one with this customer part number, otherwise the only one with this
 * prefix; never a guess.
 */
function meantPart(matches: readonly Match[]) {
  const [own, exact, beginning] = (['own', 'exact', 'beginning'] as const).map((how) =>
    matches.filter((match) => match.how === how),
  ) as [Match[], Match[], Match[]];
  // Our own part number takes precedence over a customer part number of another part, because anyone who reads ours
  // must get that part.
  const candidates = [exact, own, beginning].find(({ length }) => length > 0) ?? [];
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0)
    return { product: only.product, isBeginning: only.how === 'beginning', offered: [], own: own[0] };
  return { product: null, isBeginning: false, offered: candidates.length > 0 ? candidates : matches, own: own[0] };
}

/** Remark about a customer part number (H6). */
function remarkOf({ part }: TypedRow, product: Product, own: Match | undefined): Message | null {
  if (own === undefined) return null;
  if (own.product.id === product.id)
    return partKey(part) === partKey(product.name)
      ? null
      : message('refusal.own-number-read', { number: part, part: product.name });
  return message('refusal.own-number-outranked', { number: part, part: product.name, other: own.product.name });
}

/** Returns whether a part that is no longer offered has exactly this number. */
function isVeryNumber({ productName, isOffered }: Replaced, typed: TypedRow): boolean {
  return !isOffered && partKey(productName) === partKey(typed.part);
}

/** Its replacement is named and offered; nothing is swapped (J5). */
function replacementProblem({ productName, successors }: Replaced): RowProblem {
  const by = successors.map((each) =>
    each.quantity === 1 ? each.productName : `${each.quantity} × ${each.productName}`,
  );
  return { code: 'replaced', message: message('refusal.replaced', { part: productName, by: by.join(', ') }) };
}

function whichPart(offered: readonly Match[]): RowProblem {
  const isSeveral = offered.some(({ how }) => how !== 'near');
  return isSeveral
    ? { code: 'several', message: message('refusal.several-parts') }
    : { code: 'unknown', message: message('refusal.no-such-part') };
}

/** The typed width, in any unit; a part in a single width needs none. */
export function parseWidth(
  typed: string,
  widths: readonly ProductVariant[],
): { variant: ProductVariant | null; trouble: RowProblem | null } {
  const problem = (refusal: RowProblem['message']) => ({
    variant: null,
    trouble: { code: 'width' as const, message: refusal },
  });
  const [first, ...others] = widths;
  if (first === undefined) {
    return typed === '' ? { variant: null, trouble: null } : problem(message('refusal.part-without-widths'));
  }
  if (typed === '')
    return others.length === 0 ? { variant: first, trouble: null } : problem(message('refusal.choose-width'));
  const variant = findWidth(widths, typed);
  return variant === undefined
    ? problem(message('refusal.no-such-width', { width: typed }))
    : { variant, trouble: null };
}

function offeredParts(matches: readonly Match[], reader: Reader): OfferedPart[] {
  return matches.map(({ product }) => offeredPart(product, reader));
}

function offeredPart(product: Product, { view }: Reader): OfferedPart {
  return {
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    ...shownPicture(product, view),
  };
}
