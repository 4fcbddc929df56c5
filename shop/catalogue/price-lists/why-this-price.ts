import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { findWidth } from '../parts/find-width.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { products } from '../parts/tables.ts';
import { type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import {
  candidatesFor,
  type PriceCandidate,
  type PriceScope,
  priceOf,
  quantityRuleOf,
} from '../pricing/explain-price.ts';
import type { Outcome, WhyThisPrice } from './answers.ts';
import { GivenLists, type GivenRow } from './given-lists.ts';
import type { WhyQuestion } from './paths.ts';
import { readPriceSources } from './source-queries.ts';
import { breaksOf } from './staff-lists.ts';

/**
 * Explains a company's unit price of a part at a quantity on a day, with every price list that it has and why it does or does not
 * decide (K3).
 * @throws {NotFoundError}      no such company
 * @throws {InvalidInputError}  no such part or width
 */
export async function whyThisPrice(
  { companyId, part, width = '', quantity = 1, day = '' }: WhyQuestion,
  { shop }: StaffContext,
): Promise<WhyThisPrice> {
  const { db } = shop;
  const { rates, settings, families } = shop.hot();
  const [company] = await db
    .select({
      companyName: companies.name,
      currency: companies.currencyId,
      priceClass: companies.priceClass,
    })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.mergedInto)));
  if (company === undefined) throw new NotFoundError('company');
  const found = (await partsByNumber(db, [part]))(part);
  const [product] = found === undefined ? [] : await db.select().from(products).where(eq(products.id, found.id));
  if (product === undefined)
    throw new InvalidInputError([{ field: 'part', message: message('staff-refusal.part-unknown') }]);
  const widths = product.familyId === null ? [] : (families.get(product.familyId)?.variants ?? []);
  const variant = width === '' ? (widths[0] ?? null) : findWidth(widths, width);
  if (variant === undefined)
    throw new InvalidInputError([{ field: 'width', message: message('staff-refusal.width-unknown') }]);
  const on = day === '' ? dayInZone(shop.clock.now(), shop.store.timeZone) : (parseDay(day) ?? '');
  const rows = await allLists(db, companyId);
  const lists = new GivenLists(rows.filter(({ archived }) => !archived)).of(companyId, company.currency, on);
  const { priceClass, currency } = company;
  const sources = (await readPriceSources(db, lists, [product.id])).of(product.id, variant?.id ?? null);
  const terms = { currency, priceClass, rates, reading: settings.priceReading, sources, today: on };
  const bought = { inLine: quantity, ofPart: quantity };
  const price = priceOf(product, variant, terms, bought);
  return {
    ...company,
    companyId,
    productId: product.id,
    productName: product.name,
    variantId: variant?.id ?? null,
    variantDetails: variant?.details ?? null,
    quantity,
    ...quantityRuleOf(product, variant, terms),
    day: on,
    unitPriceMinor: price.unitPriceMinor,
    listPriceMinor: price.listPriceMinor,
    ownPriceMinor: price.ownPriceMinor,
    candidates: candidatesOf(rows, candidatesFor(product, variant, terms, bought), { currency, day: on }),
    priceBreaks: price.breaks.map(({ from, unitPriceMinor }) => ({ fromQuantity: from, unitPriceMinor })),
    priceChange:
      price.nextChange === null
        ? null
        : { fromDay: price.nextChange.day, unitPriceMinor: price.nextChange.unitPriceMinor },
  };
}

interface AnyList extends GivenRow {
  readonly name: string;
  readonly archived: boolean;
}

/** Every list assigned to a company, including archived and past ones, by its most specific assignment. */
async function allLists(db: Db, companyId: number): Promise<AnyList[]> {
  const { rows } = await db.execute<{ [Name in keyof AnyList]: AnyList[Name] }>(sql`
    select distinct on (list.id)
      list.id, given.scope, case when given.scope = 'everybody' then null else ${companyId}::integer end as "companyId",
      list.name, list.title, list.currency_id as "currencyId", list.starts_on::text as "startsOn",
      list.ends_on::text as "endsOn", list.archived, list.exclusive, list.counts_widths_together as "countsWidthsTogether",
      list.min_quantity as "minQuantity", list.pack_size as "packSize", true as "hasRules"
    from price_lists as list
    join (
      select price_list_id, 1 as nearness, 'company' as scope from price_list_recipients where company_id = ${companyId}
      union all
      select recipient.price_list_id, 2, 'group'
      from price_list_recipients as recipient
      join company_group_members as member on member.group_id = recipient.group_id
      where member.company_id = ${companyId}
      union all
      select price_list_id, 3, 'everybody' from price_list_recipients where company_id is null and group_id is null
    ) as given on given.price_list_id = list.id
    order by list.id, given.nearness`);
  return rows;
}

const OUTCOME_OF: Readonly<Record<PriceCandidate['outcome'], Outcome>> = {
  decides: 'decides',
  equal: 'equal',
  dearer: 'dearer',
  'not reached': 'not-reached',
  'exclusive list decides': 'exclusive',
};
const NEARNESS: Readonly<Record<PriceScope, number>> = { company: 0, group: 1, everybody: 2 };

/** The deciding one first, then those with a price, then the others. */
function candidatesOf(
  rows: readonly AnyList[],
  candidates: readonly PriceCandidate[],
  when: { currency: CurrencyId; day: CalendarDay },
): WhyThisPrice['candidates'] {
  const all = rows.flatMap((list) => {
    const head = { priceListId: list.id, priceListName: list.name, scope: list.scope, exclusive: list.exclusive };
    const own = candidates.filter(({ listId }) => listId === list.id);
    if (own.length === 0) return { ...head, reached: null, unitPriceMinor: null, outcome: silence(list, when) };
    return own.map(({ reached, unitPriceMinor, outcome }) => ({
      ...head,
      reached: reached === null ? null : (breaksOf([reached])[0] ?? null),
      unitPriceMinor,
      outcome: OUTCOME_OF[outcome],
    }));
  });
  return all.toSorted(
    (one, other) =>
      Number(other.outcome === 'decides') - Number(one.outcome === 'decides') ||
      (one.unitPriceMinor ?? Infinity) - (other.unitPriceMinor ?? Infinity) ||
      NEARNESS[one.scope] - NEARNESS[other.scope] ||
      one.priceListId - other.priceListId,
  );
}

/** Reason why a list has no price here. */
function silence(list: AnyList, { currency, day }: { currency: CurrencyId; day: CalendarDay }): Outcome {
  if (list.archived) return 'archived';
  if (list.currencyId !== null && list.currencyId !== currency) return 'other-currency';
  if (list.startsOn !== null && list.startsOn > day) return 'not-begun';
  return list.endsOn !== null && list.endsOn < day ? 'ended' : 'says-nothing';
}
