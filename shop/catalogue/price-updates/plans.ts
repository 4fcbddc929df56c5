import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products, productVariants } from '../parts/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';
import type { DayOf } from '../../base/messages/message-value.ts';
import type { AmountOf } from '../../base/money/money.ts';
import { priceUpdateRows, priceUpdates } from '../pricing/tables.ts';
import { OWN_PRICES, type OwnPrices } from './price-update.ts';

/** A part, or a width of a family. */
export interface Owner {
  productId?: number | null | undefined;
  variantId?: number | null | undefined;
}

interface Change {
  before: Partial<OwnPrices>;
  after: Partial<OwnPrices>;
}

/** Day on which a plan ends a price, and the price that counts then. */
export interface PlannedEnd {
  day: DayOf;
  price: AmountOf;
}

/** A change of the shop's own prices of a part or width that waits for its day. */
interface Plan extends Owner, Change {
  rowId: number;
  startsOn: CalendarDay;
  priceUpdateId: number;
}

/** Currencies whose price changes. */
export const changedMembers = ({ before, after }: Change) =>
  OWN_PRICES.filter(([member]) => after[member] !== undefined && (before[member] ?? null) !== after[member]);

const keyOf = ({ productId = null, variantId = null }: Owner) => `${productId}/${variantId}`;

/** The plans of parts and widths, in the order of their days (D56). */
export class Plans {
  readonly #byOwner: ReadonlyMap<string, readonly Plan[]>;

  constructor(plans: readonly Plan[]) {
    this.#byOwner = Map.groupBy(plans, keyOf);
  }

  /** Prices that will count on a day. */
  pricesOn(owner: Owner, stored: OwnPrices, day: CalendarDay): OwnPrices {
    const prices = { ...stored };
    for (const plan of this.#of(owner))
      if (plan.startsOn <= day)
        for (const [member] of changedMembers(plan)) prices[member] = plan.after[member] ?? null;
    return prices;
  }

  /** The next plan of a price that a change sets; undefined: none. */
  nextOf(owner: Owner, member: keyof OwnPrices, isLater: (plan: Plan) => boolean): Plan | undefined {
    return this.#of(owner).find((plan) => isLater(plan) && changedMembers(plan).some(([each]) => each === member));
  }

  /** Day and price of the plan that ends a price set on that day; null: none. */
  endOf(owner: Owner, change: Change, from: CalendarDay): PlannedEnd | null {
    for (const [member, currency] of changedMembers(change)) {
      const next = this.nextOf(owner, member, ({ startsOn }) => startsOn > from);
      if (next !== undefined)
        return { day: { day: next.startsOn }, price: { minor: next.after[member] ?? 0, currency } };
    }
    return null;
  }

  #of(owner: Owner): readonly Plan[] {
    return this.#byOwner.get(keyOf(owner)) ?? [];
  }
}

/** Reads the plans of some parts and widths, or of all. */
export async function readPlans(tx: Db, owners: readonly Owner[] | 'all' = 'all'): Promise<Plans> {
  const ids = (of: keyof Owner) => (owners === 'all' ? [] : owners.flatMap((owner) => owner[of] ?? []));
  const isOwned = or(
    inArray(priceUpdateRows.productId, ids('productId')),
    inArray(priceUpdateRows.variantId, ids('variantId')),
  );
  const rows = await tx
    .select({
      rowId: priceUpdateRows.id,
      priceUpdateId: priceUpdates.id,
      productId: priceUpdateRows.productId,
      variantId: priceUpdateRows.variantId,
      startsOn: priceUpdates.startsOn,
      before: sql<OwnPrices>`${priceUpdateRows.before}`,
      after: sql<OwnPrices>`${priceUpdateRows.after}`,
    })
    .from(priceUpdateRows)
    .innerJoin(priceUpdates, eq(priceUpdates.id, priceUpdateRows.priceUpdateId))
    .where(
      and(
        eq(priceUpdates.state, 'planned'),
        isNull(priceUpdateRows.fault),
        isNull(priceUpdateRows.outcome),
        owners === 'all' ? undefined : isOwned,
      ),
    )
    .orderBy(asc(priceUpdates.startsOn), asc(priceUpdates.id));
  return new Plans(rows);
}

/** Asks about prices that are changed by hand although a plan expects them as they were: it would leave them out. */
export async function askAboutPlans(
  tx: Db,
  changed: readonly (Change & Owner & { name: string })[],
): Promise<RuleMessage[]> {
  const plans = await readPlans(tx, changed);
  return changed.flatMap(({ name: part, ...change }): RuleMessage[] => {
    const end = plans.endOf(change, change, '');
    return end === null ? [] : [message('staff-rule.unusual.planned', { part, ...end })];
  });
}

/** Leaves out the rows of a plan that expect other prices than those that will count on its day. */
export async function leaveOvertakenRows(
  tx: Db,
  { id, startsOn }: { id: number; startsOn: CalendarDay },
): Promise<void> {
  const [rows, plans] = [await readOpenRows(tx, id), await readPlans(tx)];
  const overtaken = rows.filter((row) => {
    const expected = plans.pricesOn(row, row.stored, startsOn);
    return changedMembers(row).some(([member]) => (row.before[member] ?? null) !== (expected[member] ?? null));
  });
  await tx
    .update(priceUpdateRows)
    .set({ outcome: 'left' })
    .where(
      inArray(
        priceUpdateRows.id,
        overtaken.map(({ rowId }) => rowId),
      ),
    );
}

/** Tells the next plan of each price that an update sets, or no longer sets, what it will find (D56). */
export async function rebaseNextPlans(
  tx: Db,
  { id, startsOn }: { id: number; startsOn: CalendarDay },
  is: 'set' | 'unset',
): Promise<void> {
  const [rows, plans] = [await readOpenRows(tx, id), await readPlans(tx)];
  const rebased = new Map<number, Partial<OwnPrices>>();
  const isLater = (plan: Plan) => plan.startsOn > startsOn || (plan.startsOn === startsOn && plan.priceUpdateId > id);
  for (const row of rows)
    for (const [member] of changedMembers(row)) {
      const [from, to] = is === 'set' ? [row.before, row.after] : [row.after, row.before];
      const next = plans.nextOf(row, member, isLater);
      if (next === undefined || (next.before[member] ?? null) !== (from[member] ?? null)) continue;
      rebased.set(next.rowId, { ...(rebased.get(next.rowId) ?? next.before), [member]: to[member] ?? null });
    }
  await tx.execute(sql`
    update price_update_rows set before = rebased.before
    from unnest(${sql.param([...rebased.keys()])}::integer[], ${sql.param([...rebased.values()].map((prices) => JSON.stringify(prices)))}::jsonb[])
      as rebased (row_id, before)
    where price_update_rows.id = rebased.row_id`);
}

/** The rows of an update that count, with the stored prices of their parts and widths. */
async function readOpenRows(tx: Db, priceUpdateId: number) {
  const rows = await tx
    .select({
      rowId: priceUpdateRows.id,
      productId: priceUpdateRows.productId,
      variantId: priceUpdateRows.variantId,
      before: sql<OwnPrices>`${priceUpdateRows.before}`,
      after: sql<OwnPrices>`${priceUpdateRows.after}`,
      part: { usdMinor: products.usdMinor, eurMinor: products.eurMinor },
      width: {
        usdMinor: productVariants.usdMinor,
        gbpMinor: productVariants.gbpMinor,
        eurMinor: productVariants.eurMinor,
      },
    })
    .from(priceUpdateRows)
    .leftJoin(products, eq(products.id, priceUpdateRows.productId))
    .leftJoin(productVariants, eq(productVariants.id, priceUpdateRows.variantId))
    .where(
      and(
        eq(priceUpdateRows.priceUpdateId, priceUpdateId),
        isNull(priceUpdateRows.fault),
        or(isNull(priceUpdateRows.outcome), inArray(priceUpdateRows.outcome, ['applied', 'undone'])),
      ),
    );
  return rows.map(({ part, width, ...row }) => ({
    ...row,
    stored: part ?? width ?? { usdMinor: null, eurMinor: null },
  }));
}
