import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { productCategories, products } from '../../catalogue/tables.ts';
import type { CalendarDay } from '../../kernel/calendar-day.ts';
import { issueOf } from '../../kernel/issue.ts';
import { message, type RuleMessage } from '../../kernel/message.ts';
import type { Shop } from '../../operations/shop.ts';
import type { Ladder } from '../ladder.ts';
import type { StoredPriceList } from '../price-lists/price-list-queries.ts';
import { rowOn, rowsByTarget, type Target, targetKey, targetOf } from '../price-lists/counting-rows.ts';
import { breakText } from '../price-lists/ladder-text.ts';
import { judgePrices, ladderRefusal } from '../price-lists/judge-prices.ts';
import { breaksOf } from '../price-lists/staff-lists.ts';
import { unusualRows } from '../price-lists/unusual-rows.ts';
import { raiseLadder, type Rise } from '../raise-price.ts';
import { unusualLadder } from '../unusual-ladder.ts';
import { changedRow, type ProposedRow, type Selection } from './proposed-row.ts';
import { readListColumns } from './read-columns.ts';

/** Proposes pasted prices of a list. */
export async function proposeListColumns(
  tx: Db,
  list: StoredPriceList,
  startsOn: CalendarDay,
  { columns, hot }: { columns: string; hot: ReturnType<Shop['hot']> },
): Promise<ProposedRow[]> {
  const lines = readListColumns(columns);
  const drafts = lines.map(({ part, width, ladder }) => ({ part, width, startsOn, breaks: breaksOf(ladder) }));
  const judged = await judgePrices(tx, list, drafts);
  const stored = await rowsByTarget(tx, list.id);
  const unusual = await unusualRows(tx, list, judged, hot);
  return lines.flatMap(({ line, part, ladder, refusal }, index): ProposedRow[] => {
    const price = judged[index];
    if (price === undefined) return [];
    const fault = refusal ?? (part === '' ? message('staff-refusal.part-unknown') : price.faults[0]?.message);
    const { row, name } = price;
    const rows = stored.get(targetKey(row));
    const known = rowOn(rows, startsOn);
    const before = known?.ladder ?? null;
    const end = rows?.find((later) => later.startsOn > startsOn);
    const question = end === undefined ? unusual[index] : endQuestion(name, end, list);
    return changedRow({
      line,
      name: name === '' ? '–' : name,
      ...targetOf(row),
      before,
      after: fault === undefined ? ladder : null,
      replaces: known?.startsOn === startsOn,
      fault: fault === undefined ? null : issueOf(fault),
      question: fault === undefined && question !== undefined ? issueOf(question) : null,
    });
  });
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
async function isSelected(tx: Db, { typeId, categoryId }: Selection): Promise<(row: Target) => boolean> {
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
