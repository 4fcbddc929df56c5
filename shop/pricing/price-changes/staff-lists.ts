import { desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/plain-text.ts';
import { NotFoundError } from '../../kernel/errors.ts';
import { messageOf } from '../../kernel/issue.ts';
import type { CurrencyId, Minor } from '../../kernel/money.ts';
import type { StaffContext } from '../../operations/operation.ts';
import { staffList } from '../../operations/staff-list.ts';
import type { Ladder } from '../ladder.ts';
import { convertFromUsd } from '../../kernel/money.ts';
import { type Rates, rateOf } from '../price.ts';
import { partCosts, priceChangeRows, priceChanges, priceLists } from '../tables.ts';
import type { PriceChange, PriceChangeRow } from './answers.ts';
import { priceChangeDeclaration, priceChangeRowDeclaration } from './paths.ts';
import type { ChangedPrice, OwnPrices } from './price-change.ts';

const countOf = (condition: string) =>
  sql<number>`(select count(*)::integer from price_change_rows as mine where mine.price_change_id = ${priceChanges.id} and ${sql.raw(condition)})`;

/** Changes of many prices, as staff list them. */
export const priceChangeList = staffList(priceChangeDeclaration, {
  table: priceChanges,
  id: priceChanges.id,
  sorts: { number: priceChanges.id, starts: priceChanges.startsOn },
  filters: {
    state: (state) => eq(priceChanges.state, state),
    priceListId: (priceListId) => eq(priceChanges.priceListId, priceListId),
  },
  async rows(db, ids): Promise<PriceChange[]> {
    const rows = await db
      .select({
        id: priceChanges.id,
        priceListId: priceChanges.priceListId,
        priceListName: priceLists.name,
        startsOn: priceChanges.startsOn,
        state: priceChanges.state,
        percent: priceChanges.percent,
        proposedAt: priceChanges.proposedAt,
        staffName: priceChanges.staffName,
        endedAt: priceChanges.endedAt,
        rowCount: countOf('true'),
        faultCount: countOf('mine.fault is not null'),
        questionCount: countOf('mine.question is not null and mine.fault is null'),
        leftCount: countOf("mine.outcome in ('left', 'kept')"),
      })
      .from(priceChanges)
      .leftJoin(priceLists, eq(priceLists.id, priceChanges.priceListId))
      .where(inArray(priceChanges.id, ids))
      .orderBy(desc(priceChanges.id));
    return rows.map(({ percent, proposedAt, endedAt, ...row }) => ({
      ...row,
      percent: percent === null ? null : percent / 100,
      proposedAt: proposedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  },
});

/** Reads one change. @throws {NotFoundError} */
export async function readPriceChange(
  { priceChangeId }: { priceChangeId: number },
  { shop }: StaffContext,
): Promise<PriceChange> {
  const [change] = await priceChangeList.rows(shop.db, [priceChangeId], shop);
  if (change === undefined) throw new NotFoundError('price-change');
  return change;
}

/** The prices of changes, with their messages still to be translated. */
export const priceChangeRowList = staffList(priceChangeRowDeclaration, {
  table: priceChangeRows,
  id: priceChangeRows.id,
  sorts: { line: priceChangeRows.line, name: priceChangeRows.name },
  filters: {
    priceChangeId: (priceChangeId) => eq(priceChangeRows.priceChangeId, priceChangeId),
    only(only) {
      if (only === 'faulty') return isNotNull(priceChangeRows.fault);
      if (only === 'unusual') return isNotNull(priceChangeRows.question);
      return inArray(priceChangeRows.outcome, ['left', 'kept']);
    },
  },
  search: (words) => holdsPlain(priceChangeRows.name, words),
  async rows(db, ids, shop) {
    const { rates } = shop.hot();
    const rows = await db
      .select({
        id: priceChangeRows.id,
        line: priceChangeRows.line,
        name: priceChangeRows.name,
        before: priceChangeRows.before,
        after: priceChangeRows.after,
        fault: priceChangeRows.fault,
        question: priceChangeRows.question,
        outcome: priceChangeRows.outcome,
        currencyId: priceLists.currencyId,
        costMinor: partCosts.costMinor,
      })
      .from(priceChangeRows)
      .innerJoin(priceChanges, eq(priceChanges.id, priceChangeRows.priceChangeId))
      .leftJoin(priceLists, eq(priceLists.id, priceChanges.priceListId))
      .leftJoin(partCosts, eq(partCosts.productId, priceChangeRows.productId))
      .where(inArray(priceChangeRows.id, ids));
    return rows.map(({ before, after, currencyId, costMinor, fault, question, ...row }) => {
      const figures = figuresOf(before, after, currencyId);
      return {
        ...row,
        figures,
        margin: marginOf(figures, costMinor, rates),
        fault: fault === null ? null : messageOf(fault),
        question: question === null ? null : messageOf(question),
      };
    });
  },
});

type Figure = PriceChangeRow['figures'][number];

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

const OWN = [
  [1, 'usdMinor'],
  [2, 'gbpMinor'],
  [3, 'eurMinor'],
] as const;

function ownFigures(before: OwnPrices | null, after: OwnPrices | null): Figure[] {
  return OWN.flatMap(([currencyId, member]): Figure[] => {
    const [beforeMinor, afterMinor] = [before?.[member] ?? null, after?.[member] ?? null];
    if (beforeMinor === null && afterMinor === null) return [];
    return [{ currencyId, fromQuantity: 1, beforeMinor, afterMinor, beforeDiscount: null, afterDiscount: null }];
  });
}

/** Compares the new price with the cost, at today's rate. */
function marginOf([figure]: readonly Figure[], costMinor: Minor | null, rates: Rates): number | null {
  if (costMinor === null || figure?.currencyId == null || figure.afterMinor === null || figure.afterMinor === 0)
    return null;
  const cost = convertFromUsd(costMinor, rateOf(figure.currencyId, rates));
  return Math.round(((figure.afterMinor - cost) * 1000) / figure.afterMinor) / 10;
}
