import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../parts/tables.ts';
import type { RuleMessage } from '../../base/messages/message.ts';
import type { Minor } from '../../base/money/money.ts';
import { mulDivRound, RATE_ONE } from '../../base/money/rates.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { exactPriceFor } from '../pricing/price.ts';
import { unusualLadder } from '../pricing/unusual-ladder.ts';
import { rowOn, rowsByTarget, type Target, targetKey } from './counting-rows.ts';
import type { NamedRow } from './judge-prices.ts';
import type { StoredPriceList } from './price-list-queries.ts';

/** Asks about the unusual ones of the prices that a list is about to have, each against the price of its day (D45). */
export async function unusualRows(
  tx: Db,
  list: StoredPriceList,
  rows: readonly NamedRow[],
  hot: ReturnType<Shop['hot']>,
): Promise<(RuleMessage | undefined)[]> {
  const stored = await rowsByTarget(tx, list.id);
  const ownPriceOf = await ownPricesOf(
    tx,
    rows.map(({ row }) => row),
    list,
    hot,
  );
  return rows.map(({ row, name }) => {
    if (row.ladder == null) return undefined;
    const before = rowOn(stored.get(targetKey(row)), row.startsOn)?.ladder ?? null;
    const { currencyId } = list;
    return unusualLadder({ name, before, after: row.ladder, currencyId, ownMinor: ownPriceOf(row) })[0];
  });
}

/** Reads the shop's own prices of the parts and widths of some rows, in the currency of their list (D2); null: no part, or no currency. */
async function ownPricesOf(
  tx: Db,
  rows: readonly Target[],
  { currencyId }: StoredPriceList,
  { families, rates, settings: { priceReading } }: ReturnType<Shop['hot']>,
): Promise<(row: Target) => Minor | null> {
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const { id, usdMinor, eurMinor, familyId } = products;
  const found = await tx
    .select({ id, usdMinor, eurMinor, familyId })
    .from(products)
    .where(inArray(id, [...new Set(ids)]));
  const parts = new Map(found.map((part) => [part.id, part]));
  return ({ productId, variantId }) => {
    const part = parts.get(productId ?? 0);
    if (part === undefined || currencyId === null) return null;
    const widths = part.familyId === null ? [] : (families.get(part.familyId)?.variants ?? []);
    const width = widths.find((each) => each.id === variantId) ?? widths[0] ?? null;
    const terms = { currency: currencyId, priceClass: 0, rates, reading: priceReading } as const;
    const { minor, rateMicros } = exactPriceFor(part, width, terms);
    return mulDivRound(minor, rateMicros, RATE_ONE);
  };
}
