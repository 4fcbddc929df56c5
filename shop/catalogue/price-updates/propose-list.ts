import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { categories } from '../categories/tables.ts';
import { productCategories, products } from '../parts/tables.ts';
import { productTypes } from '../specifications/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { issueOf } from '../../base/messages/issue.ts';
import { type Message, message, type RuleMessage } from '../../base/messages/message.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { Ladder } from '../pricing/ladder.ts';
import type { StoredPriceList } from '../price-lists/price-list-queries.ts';
import { rowOn, rowsByTarget, type Target, targetKey, targetOf } from '../price-lists/counting-rows.ts';
import { breakText } from '../price-lists/ladder-text.ts';
import { judgePrices, ladderRefusal } from '../price-lists/judge-prices.ts';
import { breaksOf } from '../price-lists/staff-lists.ts';
import { unusualRows } from '../price-lists/unusual-rows.ts';
import { raiseLadder, type Rise } from '../pricing/raise-price.ts';
import { unusualLadder } from '../pricing/unusual-ladder.ts';
import { changedRow, type ProposedRow, type Selection } from './proposed-row.ts';
import { type ListLine, readListColumns } from './read-columns.ts';

/** Proposes pasted prices of a list. */
export async function proposeListColumns(
  tx: Db,
  list: StoredPriceList,
  startsOn: CalendarDay,
  { columns, hot }: { columns: string; hot: ReturnType<Shop['hot']> },
): Promise<ProposedRow[]> {
  const lines = readListColumns(columns, list);
  const branches = await branchesByName(tx);
  const drafts = lines.map(({ part, width, type, category, startsOn: day, ladder }) => ({
    part,
    width,
    typeId: branches.types(type),
    categoryId: branches.categories(category),
    startsOn: day ?? startsOn,
    breaks: breaksOf(ladder),
  }));
  const judged = await judgePrices(tx, list, drafts, startsOn);
  const stored = await rowsByTarget(tx, list.id);
  const unusual = await unusualRows(tx, list, judged, hot);
  return lines.flatMap((pasted, index): ProposedRow[] => {
    const price = judged[index];
    if (price === undefined) return [];
    const { line, ladder, refusal } = pasted;
    const { row, name } = price;
    const rows = stored.get(targetKey(row));
    const exported = rows?.find((each) => each.startsOn === row.startsOn);
    if (refusal === null && exported !== undefined && isSameLadder(exported.ladder, ladder)) return [];
    const fault = refusal ?? targetFault(pasted, row) ?? price.faults[0]?.message ?? dayFault(pasted, startsOn);
    const known = rowOn(rows, startsOn);
    const before = known?.ladder ?? null;
    const end = rows?.find((later) => later.startsOn > startsOn);
    const question = end === undefined ? unusual[index] : endQuestion(name, end, list);
    return changedRow({
      line,
      name: name === '' ? '–' : name,
      ...targetOf(row),
      before,
      after: fault === null ? ladder : null,
      replaces: known?.startsOn === startsOn,
      fault: fault === null ? null : issueOf(fault),
      question: fault === null && question !== undefined ? issueOf(question) : null,
    });
  });
}

/** Finds types and categories by their names, as a list's export names them; null: none, or several. */
async function branchesByName(tx: Db) {
  const find = (rows: readonly { id: number; name: string }[]) => (name: string) => {
    const [only, ...others] = rows.filter((row) => row.name === name);
    return only === undefined || others.length > 0 ? null : only.id;
  };
  return {
    types: find(await tx.select({ id: productTypes.id, name: productTypes.name }).from(productTypes)),
    categories: find(await tx.select({ id: categories.id, name: categories.name }).from(categories)),
  };
}

/** Compares a row of the list's own export with what is stored; an ended price is an empty one. */
function isSameLadder(stored: Ladder | null, pasted: Ladder | null): boolean {
  return JSON.stringify(stored ?? []) === JSON.stringify(pasted ?? []);
}

/** A row that names nothing, or a type or category that is not known. */
function targetFault({ part, type, category }: ListLine, { typeId, categoryId }: Target): Message | null {
  if (part === '' && type === '' && category === '') return message('staff-refusal.part-unknown');
  if (type !== '' && typeId == null) return message('staff-refusal.price-list.type-unknown');
  return category !== '' && categoryId == null ? message('staff-refusal.price-list.category-unknown') : null;
}

/** A price of another day than the update's. */
function dayFault({ startsOn: day }: ListLine, startsOn: CalendarDay): Message | null {
  return day === null || day === startsOn ? null : message('staff-refusal.price-update.day', { day: { day } });
}

/** Asks about a price that an earlier row of the list ends on a later day (D56). */
function endQuestion(
  part: string,
  { startsOn, ladder }: { startsOn: CalendarDay; ladder: Ladder | null },
  { currencyId }: StoredPriceList,
): RuleMessage {
  const [first] = ladder ?? [];
  const price =
    first === undefined
      ? '–'
      : 'minor' in first && currencyId !== null
        ? { minor: first.minor, currency: currencyId }
        : breakText(first);
  return message('staff-rule.unusual.until', { part, day: { day: startsOn }, price });
}

/** Proposes a rise of the amounts of a list that count on that day, and of those that begin later. */
export async function proposeListRise(
  tx: Db,
  list: StoredPriceList,
  startsOn: CalendarDay,
  { rise, selection }: { rise: Rise; selection: Selection },
): Promise<ProposedRow[]> {
  const selected = await isSelected(tx, selection);
  const rows = [...(await rowsByTarget(tx, list.id)).values()].flatMap((ofTarget) => {
    const counting = rowOn(ofTarget, startsOn);
    return ofTarget.filter((row) => (row === counting || row.startsOn > startsOn) && selected(row));
  });
  let line = 0;
  return rows.flatMap((row): ProposedRow[] => {
    const { name, ladder: before } = row;
    if (before === null) return [];
    const after = raiseLadder(before, rise);
    const fault = after === null ? message('staff-refusal.price-update.discounts') : ladderRefusal(after, list);
    const [question] =
      after === null || fault !== null
        ? []
        : unusualLadder({ name, before, after, currencyId: list.currencyId, ownMinor: null });
    return changedRow({
      line: ++line,
      name,
      ...targetOf(row),
      startsOn: row.startsOn > startsOn ? row.startsOn : null,
      before,
      after: fault === null ? after : null,
      replaces: row.startsOn >= startsOn,
      fault: fault === null ? null : issueOf(fault),
      question: question === undefined ? null : issueOf(question),
    });
  });
}

/** Rows of a list for parts of a type or category, or for that type or category itself. */
async function isSelected(tx: Db, { typeId, categoryId, productIds }: Selection): Promise<(row: Target) => boolean> {
  if (productIds !== undefined) {
    const wanted = new Set(productIds);
    return ({ productId }) => wanted.has(productId ?? 0);
  }
  if (typeId === null && categoryId === null) return () => true;
  const parts = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      typeId === null
        ? sql`${products.id} in (select product_id from ${productCategories} where category_id = ${categoryId})`
        : eq(products.typeId, typeId),
    );
  const ids = new Set(parts.map(({ id }) => id));
  return (row) =>
    ids.has(row.productId ?? 0) ||
    (typeId !== null && row.typeId === typeId) ||
    (categoryId !== null && row.categoryId === categoryId);
}
