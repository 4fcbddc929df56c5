import { desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { messageOf } from '../../base/messages/issue.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import type { Ladder } from '../pricing/ladder.ts';
import { marginOf } from '../pricing/margin.ts';
import type { Rates } from '../pricing/price.ts';
import { partCosts, priceUpdateRows, priceUpdates, priceLists } from '../pricing/tables.ts';
import type { PriceUpdate, PriceUpdateRow } from './answers.ts';
import { priceUpdateDeclaration, priceUpdateRowDeclaration } from './paths.ts';
import { type ChangedPrice, OWN_PRICES, type OwnPrices } from './price-update.ts';

const countOf = (condition: string) =>
  sql<number>`(select count(*)::integer from price_update_rows as mine where mine.price_update_id = ${priceUpdates.id} and ${sql.raw(condition)})`;

/** Price updates, as staff list them. */
export const priceUpdateList = staffList(priceUpdateDeclaration, {
  table: priceUpdates,
  id: priceUpdates.id,
  sorts: { number: priceUpdates.id, starts: priceUpdates.startsOn },
  filters: {
    state: (state) => eq(priceUpdates.state, state),
    priceListId: (priceListId) => eq(priceUpdates.priceListId, priceListId),
    task: () => eq(priceUpdates.leftOpen, true),
  },
  async rows(db, ids): Promise<PriceUpdate[]> {
    const rows = await db
      .select({
        id: priceUpdates.id,
        priceListId: priceUpdates.priceListId,
        priceListName: priceLists.name,
        startsOn: priceUpdates.startsOn,
        state: priceUpdates.state,
        percent: priceUpdates.percent,
        proposedAt: priceUpdates.proposedAt,
        staffName: priceUpdates.staffName,
        endedAt: priceUpdates.endedAt,
        rowCount: countOf('true'),
        faultCount: countOf('mine.fault is not null'),
        questionCount: countOf('mine.question is not null and mine.fault is null'),
        leftCount: countOf("mine.outcome in ('left', 'kept')"),
        leftOpen: priceUpdates.leftOpen,
      })
      .from(priceUpdates)
      .leftJoin(priceLists, eq(priceLists.id, priceUpdates.priceListId))
      .where(inArray(priceUpdates.id, ids))
      .orderBy(desc(priceUpdates.id));
    return rows.map(({ percent, proposedAt, endedAt, ...row }) => ({
      ...row,
      percent: percent === null ? null : percent / 100,
      proposedAt: proposedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  },
});

/** Reads one price update. @throws {NotFoundError} */
export async function readPriceUpdate(
  { priceUpdateId }: { priceUpdateId: number },
  { shop }: StaffContext,
): Promise<PriceUpdate> {
  const [change] = await priceUpdateList.rows(shop.db, [priceUpdateId], shop);
  if (change === undefined) throw new NotFoundError('price-update');
  return change;
}

/** The prices of updates, with their messages still to be translated. */
export const priceUpdateRowList = staffList(priceUpdateRowDeclaration, {
  table: priceUpdateRows,
  id: priceUpdateRows.id,
  sorts: { line: priceUpdateRows.line, name: priceUpdateRows.name },
  filters: {
    priceUpdateId: (priceUpdateId) => eq(priceUpdateRows.priceUpdateId, priceUpdateId),
    only(only) {
      if (only === 'faulty') return isNotNull(priceUpdateRows.fault);
      if (only === 'unusual') return isNotNull(priceUpdateRows.question);
      return inArray(priceUpdateRows.outcome, ['left', 'kept']);
    },
  },
  search: (words) => holdsPlain(priceUpdateRows.name, words),
  async rows(db, ids, shop) {
    const { rates } = shop.hot();
    const rows = await db
      .select({
        id: priceUpdateRows.id,
        line: priceUpdateRows.line,
        name: priceUpdateRows.name,
        startsOn: sql<string>`coalesce(${priceUpdateRows.startsOn}, ${priceUpdates.startsOn})`,
        before: priceUpdateRows.before,
        after: priceUpdateRows.after,
        fault: priceUpdateRows.fault,
        question: priceUpdateRows.question,
        outcome: priceUpdateRows.outcome,
        currencyId: priceLists.currencyId,
        costMinor: partCosts.costMinor,
      })
      .from(priceUpdateRows)
      .innerJoin(priceUpdates, eq(priceUpdates.id, priceUpdateRows.priceUpdateId))
      .leftJoin(priceLists, eq(priceLists.id, priceUpdates.priceListId))
      .leftJoin(partCosts, eq(partCosts.productId, priceUpdateRows.productId))
      .where(inArray(priceUpdateRows.id, ids));
    return rows.map(({ before, after, currencyId, costMinor, fault, question, ...row }) => {
      const figures = figuresOf(before, after, currencyId);
      return {
        ...row,
        figures,
        margin: marginOfFigures(figures, costMinor, rates),
        fault: fault === null ? null : messageOf(fault),
        question: question === null ? null : messageOf(question),
      };
    });
  },
});

type Figure = PriceUpdateRow['figures'][number];

/** Sets the price before beside the one after, by quantity or by currency. */
function figuresOf(before: ChangedPrice | null, after: ChangedPrice | null, currencyId: CurrencyId | null): Figure[] {
  if (isOwn(before) || isOwn(after)) return ownFigures(isOwn(before) ? before : null, isOwn(after) ? after : null);
  const quantities = [...(before ?? []), ...(after ?? [])].map(({ from }) => from);
  return [...new Set(quantities)]
    .toSorted((one, other) => one - other)
    .map((fromQuantity) => {
      const [was, is] = [breakAt(before, fromQuantity), breakAt(after, fromQuantity)];
      return {
        currencyId,
        fromQuantity,
        beforeMinor: was.minor,
        afterMinor: is.minor,
        beforeDiscount: was.discount,
        afterDiscount: is.discount,
      };
    });
}

const isOwn = (price: ChangedPrice | null): price is OwnPrices => price !== null && 'usdMinor' in price;

function breakAt(ladder: Ladder | null, quantity: number): { minor: Minor | null; discount: number | null } {
  const found = ladder?.find(({ from }) => from === quantity);
  if (found === undefined) return { minor: null, discount: null };
  return 'minor' in found ? { minor: found.minor, discount: null } : { minor: null, discount: found.discount / 100 };
}

function ownFigures(before: OwnPrices | null, after: OwnPrices | null): Figure[] {
  return OWN_PRICES.flatMap(([member, currencyId]): Figure[] => {
    const [beforeMinor, afterMinor] = [before?.[member] ?? null, after?.[member] ?? null];
    if (beforeMinor === null && afterMinor === null) return [];
    return [{ currencyId, fromQuantity: 1, beforeMinor, afterMinor, beforeDiscount: null, afterDiscount: null }];
  });
}

/** Compares the new price with the cost. */
function marginOfFigures([figure]: readonly Figure[], costMinor: Minor | null, rates: Rates): number | null {
  return figure?.currencyId == null ? null : marginOf(figure.afterMinor, figure.currencyId, costMinor, rates);
}
