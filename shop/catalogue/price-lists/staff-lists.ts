import { and, between, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { companies } from '../../people/accounts/tables.ts';
import { categories } from '../categories/tables.ts';
import { products, productVariants } from '../parts/tables.ts';
import { productTypes } from '../specifications/tables.ts';
import { addDays, dayInZone } from '../../base/days/calendar-day.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import type { Ladder } from '../pricing/ladder.ts';
import {
  companyGroupMembers,
  companyGroups,
  priceListRecipients,
  priceListRows,
  priceLists,
} from '../pricing/tables.ts';
import type { ListedPrice } from './answers.ts';
import { companyGroupDeclaration, listedPriceDeclaration, priceListDeclaration } from './paths.ts';

/** A list that ends within so many days is shown as ending (K5). */
const ENDING_DAYS = 30;

const countOf = (table: SQL) => sql<number>`(select count(*) from ${table})::integer`;

/** The price lists as staff list them: at most a thousand, so they are sorted without an index. */
export const priceListList = staffList(priceListDeclaration, {
  table: priceLists,
  id: priceLists.id,
  sorts: {
    number: priceLists.id,
    name: priceLists.name,
    starts: sql`coalesce(${priceLists.startsOn}, '-infinity')`,
    ends: sql`coalesce(${priceLists.endsOn}, 'infinity')`,
  },
  filters: {
    state(state, { clock, store }) {
      if (state !== 'ending') return eq(priceLists.archived, state === 'archived');
      const today = dayInZone(clock.now(), store.timeZone);
      const soon = addDays(today, ENDING_DAYS);
      return and(eq(priceLists.archived, false), between(priceLists.endsOn, today, soon));
    },
    companyId: hasList,
  },
  search: (words) => or(holdsPlain(priceLists.name, words), holdsPlain(priceLists.title, words)),
  rows: (db, ids) =>
    db
      .select({
        id: priceLists.id,
        name: priceLists.name,
        title: priceLists.title,
        currencyId: priceLists.currencyId,
        startsOn: priceLists.startsOn,
        endsOn: priceLists.endsOn,
        archived: priceLists.archived,
        exclusive: priceLists.exclusive,
        countsWidthsTogether: priceLists.countsWidthsTogether,
        minQuantity: priceLists.minQuantity,
        packSize: priceLists.packSize,
        version: priceLists.version,
        everybody: sql<boolean>`exists (select from price_list_recipients as given where given.price_list_id = ${priceLists.id} and given.company_id is null and given.group_id is null)`,
        companyCount: countOf(
          sql`price_list_recipients as given where given.price_list_id = ${priceLists.id} and given.company_id is not null`,
        ),
        groupCount: countOf(
          sql`price_list_recipients as given where given.price_list_id = ${priceLists.id} and given.group_id is not null`,
        ),
        rowCount: countOf(sql`price_list_rows as price where price.price_list_id = ${priceLists.id}`),
      })
      .from(priceLists)
      .where(inArray(priceLists.id, ids)),
});

/** A company has a list directly, through a group, or as one of all companies. */
function hasList(companyId: number): SQL {
  return sql`exists (
    select from ${priceListRecipients} as given
    where given.price_list_id = ${priceLists.id} and (
      given.company_id = ${companyId}
      or (given.company_id is null and given.group_id is null)
      or given.group_id in (select group_id from ${companyGroupMembers} where company_id = ${companyId})
    )
  )`;
}

const partName = sql`coalesce((select name from products where id = ${priceListRows.productId}), '')`;

/** The prices of one list or of all of them. */
export const listedPriceList = staffList(listedPriceDeclaration, {
  table: priceListRows,
  id: priceListRows.id,
  sorts: { part: partName, starts: priceListRows.startsOn, number: priceListRows.id },
  filters: { priceListId: (priceListId) => eq(priceListRows.priceListId, priceListId) },
  search: (words) =>
    sql`${priceListRows.productId} in (select id from ${products} where ${holdsPlain(products.name, words)})`,
  async rows(db, ids, shop): Promise<ListedPrice[]> {
    const today = dayInZone(shop.clock.now(), shop.store.timeZone);
    const rows = await db
      .select({
        id: priceListRows.id,
        priceListId: priceListRows.priceListId,
        productId: priceListRows.productId,
        productName: products.name,
        variantId: priceListRows.variantId,
        variantDetails: productVariants.details,
        typeId: priceListRows.typeId,
        typeName: productTypes.name,
        categoryId: priceListRows.categoryId,
        categoryName: categories.name,
        startsOn: priceListRows.startsOn,
        ladder: priceListRows.ladder,
        isFollowed: sql<boolean>`exists (
          select from price_list_rows as later
          where later.price_list_id = ${priceListRows.priceListId}
            and later.product_id is not distinct from ${priceListRows.productId}
            and later.variant_id is not distinct from ${priceListRows.variantId}
            and later.type_id is not distinct from ${priceListRows.typeId}
            and later.category_id is not distinct from ${priceListRows.categoryId}
            and later.starts_on > ${priceListRows.startsOn} and later.starts_on <= ${today}
        )`,
      })
      .from(priceListRows)
      .leftJoin(products, eq(products.id, priceListRows.productId))
      .leftJoin(productVariants, eq(productVariants.id, priceListRows.variantId))
      .leftJoin(productTypes, eq(productTypes.id, priceListRows.typeId))
      .leftJoin(categories, eq(categories.id, priceListRows.categoryId))
      .where(inArray(priceListRows.id, ids));
    return rows.map(({ ladder, isFollowed, ...row }) => ({
      ...row,
      target: targetOf(row),
      period: row.startsOn > today ? 'coming' : isFollowed ? 'past' : 'now',
      breaks: ladder === null ? null : breaksOf(ladder),
    }));
  },
});

function targetOf({
  productId,
  variantId,
  typeId,
  categoryId,
}: Pick<ListedPrice, 'productId' | 'variantId' | 'typeId' | 'categoryId'>): ListedPrice['target'] {
  if (variantId !== null) return 'width';
  if (productId !== null) return 'part';
  if (typeId !== null) return 'type';
  return categoryId === null ? 'all' : 'category';
}

/** Breaks as calls return them. */
export function breaksOf(ladder: Ladder): NonNullable<ListedPrice['breaks']> {
  return ladder.map((each) => ({
    fromQuantity: each.from,
    unitPriceMinor: 'minor' in each ? each.minor : null,
    discountPercent: 'minor' in each ? null : each.discount / 100,
  }));
}

/** The groups of companies: a few dozen. */
export const companyGroupList = staffList(companyGroupDeclaration, {
  table: companyGroups,
  id: companyGroups.id,
  sorts: { name: companyGroups.name, number: companyGroups.id },
  filters: {
    companyId: (companyId) =>
      sql`${companyGroups.id} in (select group_id from ${companyGroupMembers} where company_id = ${companyId})`,
  },
  search: (words) => holdsPlain(companyGroups.name, words),
  async rows(db, ids) {
    const [groups, members] = [
      await db.select().from(companyGroups).where(inArray(companyGroups.id, ids)),
      await db
        .select({ groupId: companyGroupMembers.groupId, companyId: companies.id, companyName: companies.name })
        .from(companyGroupMembers)
        .innerJoin(companies, eq(companies.id, companyGroupMembers.companyId))
        .where(inArray(companyGroupMembers.groupId, ids))
        .orderBy(companies.name, companies.id),
    ];
    const ofGroup = Map.groupBy(members, ({ groupId }) => groupId);
    return groups.map((group) => ({
      ...group,
      companies: (ofGroup.get(group.id) ?? []).map(({ companyId, companyName }) => ({ companyId, companyName })),
    }));
  },
});
