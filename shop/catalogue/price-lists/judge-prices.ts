import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { findWidth } from '../parts/find-width.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { categories } from '../categories/tables.ts';
import { products, productVariants } from '../parts/tables.ts';
import { productTypes } from '../specifications/tables.ts';
import type { FieldError } from '../../base/messages/errors.ts';
import { MAX_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { message } from '../../base/messages/message.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { type Ladder, ladderFault } from '../pricing/ladder.ts';
import type { priceListRows } from '../pricing/tables.ts';
import { targetKey } from './counting-rows.ts';
import { ladderMessage } from './ladder-text.ts';
import type { BreakDraft, PriceDraft } from './paths.ts';
import type { StoredPriceList } from './price-list-queries.ts';

export type Row = Omit<typeof priceListRows.$inferInsert, 'id'>;

/** A row with the audit list's name for its target. */
export interface NamedRow {
  row: Row;
  name: string;
}

/** Target and day of a row: a list has one row for each. */
export const rowKey = (row: Row) => `${targetKey(row)} ${row.startsOn}`;

/** A price as it would be stored, and what is wrong with it, by field of its draft. */
export interface JudgedPrice extends NamedRow {
  faults: FieldError[];
}

/**
 * Looks up the targets of prices of a list, and judges their ladders.
 * @param today  the first day of a price without one
 */
export async function judgePrices(
  tx: Db,
  list: StoredPriceList,
  prices: readonly PriceDraft[],
  today: CalendarDay,
): Promise<JudgedPrice[]> {
  const find = await partsByNumber(
    tx,
    prices.flatMap(({ part }) => (part === '' ? [] : part)),
  );
  const parts = prices.map(({ part }) => (part === '' ? undefined : find(part)));
  const [widthOf, names] = [
    await widthsOf(
      tx,
      parts.flatMap((part) => part?.id ?? []),
    ),
    await branchNames(tx, prices),
  ];
  const seen = new Set<string>();
  return prices.map((draft, index) => {
    const { part, width } = draft;
    const [typeId, categoryId] = [draft.typeId ?? null, draft.categoryId ?? null];
    const faults: FieldError[] = [];
    const refuse = (field: string, refusal: FieldError['message']) => faults.push({ field, message: refusal });
    const found = parts[index];
    const variantId = found === undefined || width === '' ? null : (widthOf(found.id, width) ?? null);
    const startsOn = draft.startsOn === '' ? today : parseDay(draft.startsOn);
    const ladder = draft.breaks === null ? null : ladderOf(draft.breaks);
    if (Number(part !== '') + Number(typeId !== null) + Number(categoryId !== null) > 1)
      refuse('part', message('staff-refusal.price-list.target'));
    if (part !== '' && found === undefined) refuse('part', message('staff-refusal.part-unknown'));
    else if (width !== '' && variantId === null) refuse('width', message('staff-refusal.width-unknown'));
    if (typeId !== null && !names.types.has(typeId)) refuse('typeId', message('staff-refusal.price-list.type-unknown'));
    if (categoryId !== null && !names.categories.has(categoryId))
      refuse('categoryId', message('staff-refusal.price-list.category-unknown'));
    if (startsOn === null) refuse('startsOn', message('staff-refusal.price-list.day'));
    const trouble = ladder === null ? null : ladderRefusal(ladder, list);
    if (trouble !== null) refuse('breaks', trouble);
    const row = {
      priceListId: list.id,
      productId: found?.id ?? null,
      variantId,
      typeId,
      categoryId,
      startsOn: startsOn ?? '',
      ladder,
    };
    if (seen.has(rowKey(row))) refuse('part', message('staff-refusal.price-list.twice'));
    if (faults.length === 0) seen.add(rowKey(row));
    const words = [
      found?.name ?? part,
      width,
      names.types.get(typeId ?? 0) ?? '',
      names.categories.get(categoryId ?? 0) ?? '',
    ];
    return { row, name: words.filter((word) => word !== '').join(' '), faults };
  });
}

/** A break with both a price and a percentage, or with neither, has been refused already. */
function ladderOf(breaks: readonly BreakDraft[]): Ladder {
  return breaks.map(({ fromQuantity, unitPriceMinor, discountPercent }) =>
    unitPriceMinor == null
      ? { from: fromQuantity, discount: Math.round((discountPercent ?? 0) * 100) }
      : { from: fromQuantity, minor: unitPriceMinor },
  );
}

/** Reason why a list can't have these prices; null: it can. */
export function ladderRefusal(
  ladder: Ladder,
  { exclusive, currencyId }: StoredPriceList,
): FieldError['message'] | null {
  const fault = ladderFault(ladder, { largestQuantity: MAX_QUANTITY, isExclusive: exclusive });
  if (fault !== null) return ladderMessage(fault, MAX_QUANTITY);
  const hasAmounts = ladder.some((each) => 'minor' in each);
  return currencyId === null && hasAmounts ? message('staff-refusal.price-list.no-currency') : null;
}

/** Finds a width of a part as it was typed. */
async function widthsOf(
  tx: Db,
  productIds: readonly number[],
): Promise<(productId: number, width: string) => number | undefined> {
  const rows =
    productIds.length === 0
      ? []
      : await tx
          .select({ productId: products.id, id: productVariants.id, details: productVariants.details })
          .from(products)
          .innerJoin(productVariants, eq(productVariants.familyId, products.familyId))
          .where(inArray(products.id, [...new Set(productIds)]));
  const ofPart = Map.groupBy(rows, ({ productId }) => productId);
  return (productId, width) => findWidth(ofPart.get(productId) ?? [], width)?.id;
}

async function branchNames(tx: Db, prices: readonly PriceDraft[]) {
  const typeIds = prices.flatMap(({ typeId }) => typeId ?? []);
  const categoryIds = prices.flatMap(({ categoryId }) => categoryId ?? []);
  const types =
    typeIds.length === 0
      ? []
      : await tx
          .select({ id: productTypes.id, name: productTypes.name })
          .from(productTypes)
          .where(inArray(productTypes.id, typeIds));
  const branches =
    categoryIds.length === 0
      ? []
      : await tx
          .select({ id: categories.id, name: categories.name })
          .from(categories)
          .where(inArray(categories.id, categoryIds));
  return {
    types: new Map(types.map(({ id, name }) => [id, name])),
    categories: new Map(branches.map(({ id, name }) => [id, name])),
  };
}
