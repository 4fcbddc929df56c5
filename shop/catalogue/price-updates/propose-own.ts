import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { productCategories, products, productVariants, variantFamilies } from '../parts/tables.ts';
import { unusualPrices } from '../parts/unusual-price.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { issueOf } from '../../base/messages/issue.ts';
import { message, type Message, type RuleMessage } from '../../base/messages/message.ts';
import { MAX_PRICE_MINOR } from '../../base/money/money.ts';
import { raisePrice, type Rise } from '../pricing/raise-price.ts';
import { changedMembers, type Owner, type Plans, readPlans } from './plans.ts';
import { OWN_PRICES, type OwnPrices } from './price-update.ts';
import { changedRow, type ProposedRow, type Selection } from './proposed-row.ts';
import { readOwnColumns } from './read-columns.ts';

/** Proposes pasted prices of the shop's own parts. */
export async function proposeOwnColumns(tx: Db, startsOn: CalendarDay, columns: string): Promise<ProposedRow[]> {
  const lines = readOwnColumns(columns);
  const find = await partsByNumber(
    tx,
    lines.map(({ part }) => part),
  );
  const found = lines.map(({ part }) => find(part));
  const ids = found.flatMap((part) => part?.id ?? []);
  const stored = await ownPrices(tx, ids);
  const plans = await readPlans(
    tx,
    ids.map((productId) => ({ productId })),
  );
  const seen = new Set<number>();
  return lines.flatMap(({ line, part, width, usdMinor, eurMinor, refusal }, index): ProposedRow[] => {
    const product = stored.get(found[index]?.id ?? 0);
    const owner = { productId: product?.id ?? null };
    const before = product === undefined ? null : plans.pricesOn(owner, product.prices, startsOn);
    const after = before && { usdMinor: usdMinor ?? before.usdMinor, eurMinor: eurMinor ?? before.eurMinor };
    const fault =
      refusal ??
      (product === undefined
        ? message('staff-refusal.part-unknown')
        : seen.has(product.id)
          ? message('staff-refusal.price-update.twice')
          : width === ''
            ? ownFault(after)
            : message('staff-refusal.price-update.width'));
    if (product !== undefined) seen.add(product.id);
    const target = { line, name: product?.name ?? (part === '' ? '–' : part), ...owner };
    return ownRow(target, { before, after, fault }, { plans, startsOn });
  });
}

/** Proposes a rise of the shop's own prices, with those of the widths that the selected parts have. */
export async function proposeOwnRise(
  tx: Db,
  startsOn: CalendarDay,
  { rise, selection }: { rise: Rise; selection: Selection },
): Promise<ProposedRow[]> {
  const plans = await readPlans(tx);
  const parts = await selectedParts(tx, selection);
  const widths = await widthsOf(tx, parts);
  return [
    ...parts.map(({ id, name, prices }) => ({ name, owner: { productId: id }, prices, others: 0 })),
    ...widths.map(({ id, name, prices, others }) => ({ name, owner: { variantId: id }, prices, others })),
  ].flatMap(({ name, owner, prices, others }, index) => {
    const before = plans.pricesOn(owner, prices, startsOn);
    const after = raiseAll(before, rise);
    const shared = others === 0 ? null : message('staff-rule.unusual.shared', { part: name, count: others });
    const target = { line: index + 1, name, ...owner };
    return ownRow(target, { before, after, fault: ownFault(after) }, { plans, startsOn }, shared);
  });
}

function raiseAll(before: OwnPrices, rise: Rise): OwnPrices {
  const after = { ...before };
  for (const [member] of OWN_PRICES) {
    const price = before[member];
    if (price != null) after[member] = raisePrice(price, rise);
  }
  return after;
}

/** @param shared  question about a width that other parts have too */
function ownRow(
  target: Pick<ProposedRow, 'line' | 'name'> & Owner,
  { before, after, fault }: { before: OwnPrices | null; after: OwnPrices | null; fault: Message | null },
  { plans, startsOn }: { plans: Plans; startsOn: CalendarDay },
  shared: RuleMessage | null = null,
): ProposedRow[] {
  const question =
    fault !== null || before === null || after === null
      ? null
      : (endQuestion(target, { before, after }, plans, startsOn) ??
        unusualPrices(target.name, before, after)[0] ??
        shared);
  return changedRow({
    ...target,
    before,
    after: fault === null ? after : null,
    fault: fault === null ? null : issueOf(fault),
    question: question === null ? null : issueOf(question),
  });
}

/** Asks about a price that an earlier plan ends on a later day (D56). */
function endQuestion(
  { name: part, ...owner }: { name: string } & Owner,
  change: { before: OwnPrices; after: OwnPrices },
  plans: Plans,
  startsOn: CalendarDay,
): RuleMessage | null {
  const end = plans.endOf(owner, change, startsOn);
  const [first] = changedMembers(change);
  if (end === null || first === undefined) return null;
  return message('staff-rule.unusual.until', { part, ...end });
}

/** Only a dollar price of a part may be 0; none is below 0, or above the largest price. */
function ownFault(after: OwnPrices | null): Message | null {
  const { usdMinor = null, gbpMinor = null, eurMinor = null } = after ?? {};
  const isTooHigh = [usdMinor, gbpMinor, eurMinor].some((minor) => (minor ?? 0) > MAX_PRICE_MINOR);
  const isUnfit = isTooHigh || (usdMinor ?? 0) < 0 || (gbpMinor ?? 1) <= 0 || (eurMinor ?? 1) <= 0;
  return isUnfit ? message('staff-refusal.price-update.amount') : null;
}

const PART = { id: products.id, name: products.name, familyId: products.familyId };
const PART_PRICES = { usdMinor: products.usdMinor, eurMinor: products.eurMinor };

async function ownPrices(tx: Db, ids: readonly number[]) {
  const rows = await tx
    .select({ ...PART, prices: PART_PRICES })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

function selectedParts(tx: Db, { typeId, categoryId, productIds }: Selection) {
  return tx
    .select({ ...PART, prices: PART_PRICES })
    .from(products)
    .where(
      and(
        productIds === undefined ? undefined : inArray(products.id, [...productIds]),
        typeId === null ? undefined : eq(products.typeId, typeId),
        categoryId === null
          ? undefined
          : sql`${products.id} in (select product_id from ${productCategories} where category_id = ${categoryId})`,
      ),
    )
    .orderBy(products.name, products.id);
}

/** The widths of some parts, each with the number of other parts that have it too: its prices decide what all of them cost (D2). */
async function widthsOf(tx: Db, parts: readonly { id: number; familyId: number | null }[]) {
  const families = [...new Set(parts.flatMap(({ familyId }) => familyId ?? []))];
  const selected = parts.map(({ id }) => id);
  return tx
    .select({
      id: productVariants.id,
      name: sql<string>`${variantFamilies.name} || ' ' || ${productVariants.details}`,
      prices: {
        usdMinor: productVariants.usdMinor,
        gbpMinor: productVariants.gbpMinor,
        eurMinor: productVariants.eurMinor,
      },
      others: sql<number>`(select count(*)::integer from ${products}
        where ${products.familyId} = ${productVariants.familyId} and ${products.id} <> all(${sql.param(selected)}::integer[]))`,
    })
    .from(productVariants)
    .innerJoin(variantFamilies, eq(variantFamilies.id, productVariants.familyId))
    .where(inArray(productVariants.familyId, families))
    .orderBy(productVariants.familyId, productVariants.position);
}
