import type { Db } from '#platform/database/database.ts';
import { basketOwnerOf, findCurrentCart } from '../cart/cart-queries.ts';
import type { Replaced } from '../../shopfront/search/paths.ts';
import { replacedParts } from '../../shopfront/search/replaced-parts.ts';
import {
  defaultVariant,
  type PricedView,
  priceOf,
  shopperView,
  variantsOf,
  withPrices,
} from '../../shopfront/search/catalogue-view.ts';
import { shareStock } from '../../catalogue/stock/line-availability.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { digitReading, toHalfwidth, partKey } from '../../base/kernel/part-number.ts';
import { pressFits } from '../../catalogue/presses/judge-parts.ts';
import type { UntranslatedRow, UntranslatedRows } from './checked-row.ts';
import { type JoinedPrice, mergeRows } from './merge-rows.ts';
import { findMatches, findNear, type Match } from './match-queries.ts';
import { withWidth } from './read-rows.ts';
import type { TypedRow } from './typed-row.ts';
import { understandRow } from './understand-row.ts';

/** Fuzzy lookup of unknown numbers is expensive; a list with more unknown numbers is from another shop. */
const MAX_LOOKED_NEAR = 25;

/**
 * Resolves typed rows to parts with prices and faults, in at most four statements and one for price lists, however many rows there are.
 * Changes nothing (G1).
 */
export async function checkRows(
  { rows: typed }: { rows: readonly TypedRow[] },
  context: Pick<CustomerContext, 'shop' | 'caller'>,
): Promise<UntranslatedRows> {
  const { customer } = context.caller;
  const { db } = context.shop;
  const view = { ...shopperView(context), anyQuantity: await allowsAnyQuantity(context) };
  const rows = typed.map(inPlainWidths);
  const matches = await matchesOf(db, rows, customer.companyId);
  const asked = askedParts(rows, matches);
  const [replaced, fitOf] = await Promise.all([
    replacedParts(context, asked, view),
    pressFits(db, customer, asked.ids),
  ]);
  const reader = { customer, view: await withPrices(view, db, asked.ids) };
  const understood = rows.map((row, at) => {
    const { meant, found } = readingOf(row, matches);
    const read = understandRow(meant, found, reader, replacementsFor(meant, found, replaced));
    return { ...read, pressFit: fitOf(read.product?.productId), ...typed[at] }; // the input stays as typed
  });
  const checked = shareStockOfRows(mergeRows(understood, joinedPrices(matches, reader.view)));
  return { rows: checked, ...sumRows(checked), currency: customer.currencyId };
}

/** Shares the stock of a part among the rows of its widths (L4). */
function shareStockOfRows(rows: readonly UntranslatedRow[]): UntranslatedRow[] {
  const lines = rows.map((row) => ({
    row,
    productId: row.product?.productId ?? 0,
    promise: row.product?.promise ?? null,
    quantity: row.joinedTo === null ? (row.units ?? 0) : 0,
  }));
  return shareStock(lines).map(({ row, promise }) =>
    row.product === null || promise === null ? row : { ...row, product: { ...row.product, promise } },
  );
}

/** Returns whether staff who order for the member allow any quantity in the basket (K4); for a member it costs no statement. */
async function allowsAnyQuantity({ shop, caller: { customer, cartGuid } }: Pick<CustomerContext, 'shop' | 'caller'>) {
  if (customer.actingStaff === null) return false;
  return (await findCurrentCart(shop.db, basketOwnerOf(customer), cartGuid))?.anyQuantity === true;
}

/** Prices of rows once it is known how many of a part all of them are (K1). */
function joinedPrices(matches: Matches, view: PricedView): JoinedPrice {
  const parts = new Map([...matches.values()].flatMap((found) => found.map(({ product }) => [product.id, product])));
  return ({ productId, variantId }, quantity) => {
    const product = parts.get(productId);
    if (product === undefined) return null;
    const variant = variantsOf(product, view).find(({ id }) => id === variantId) ?? defaultVariant(product, view);
    return priceOf(product, variant, view, quantity);
  };
}

function inPlainWidths({ part, width, quantity }: TypedRow): TypedRow {
  return { part: toHalfwidth(part), width: toHalfwidth(width), quantity: toHalfwidth(quantity) };
}

/** The parts that rows mean or may mean, and the typed numbers; of inactive parts only the number is known. */
function askedParts(rows: readonly TypedRow[], matches: Matches) {
  const ids = [...matches.values()].flatMap((found) => found.map(({ product }) => product.id));
  return { ids: [...new Set(ids)], keys: keysOf(rows) };
}

/** The replaced parts that this row may mean. */
function replacementsFor(meant: TypedRow, found: readonly Match[], replaced: readonly Replaced[]): Replaced[] {
  const key = partKey(meant.part);
  return replaced.filter(
    ({ productId, productName }) =>
      partKey(productName) === key || found.some(({ product }) => product.id === productId),
  );
}

/** Each number as typed, and without the width after it. */
function keysOf(rows: readonly TypedRow[]): string[] {
  const keys = rows.flatMap(({ part }) => [partKey(part), partKey(withWidth(part).part)]);
  return [...new Set(keys)].filter((key) => key !== '');
}

type Matches = ReadonlyMap<string, readonly Match[]>;

async function matchesOf(db: Db, rows: readonly TypedRow[], companyId: number): Promise<Matches> {
  const keys = keysOf(rows);
  if (keys.length === 0) return new Map();
  const found = Map.groupBy(await findMatches(db, keys, companyId), ({ key }) => key);
  const unknown = rows.flatMap((row) => {
    const key = partKey(withWidth(row.part).part);
    return key === '' || found.has(key) || found.has(partKey(row.part)) ? [] : key;
  });
  if (unknown.length === 0) return found;
  const looked = [...new Set(unknown)].slice(0, MAX_LOOKED_NEAR);
  const near = Map.groupBy(await findNear(db, [...new Set(looked.map(digitReading))]), ({ key }) => key);
  return new Map([...found, ...looked.map((key): [string, Match[]] => [key, near.get(digitReading(key)) ?? []])]);
}

/** Decides whether a number with a width after it is the part's own name, or both. */
function readingOf(row: TypedRow, matches: Matches): { meant: TypedRow; found: readonly Match[] } {
  const asNumber = matches.get(partKey(row.part)) ?? [];
  if (row.width !== '' || asNumber.some(({ how }) => how === 'exact' || how === 'own'))
    return { meant: row, found: asNumber };
  const meant = { ...row, ...withWidth(row.part) };
  return { meant, found: matches.get(partKey(meant.part)) ?? [] };
}

function sumRows(rows: readonly UntranslatedRow[]): Pick<UntranslatedRows, 'readyLines' | 'goodsMinor'> {
  const ready = rows.filter(({ trouble, joinedTo }) => trouble === null && joinedTo === null);
  return {
    readyLines: ready.length,
    goodsMinor: ready.reduce((sum, { lineTotalMinor }) => sum + (lineTotalMinor ?? 0), 0),
  };
}
