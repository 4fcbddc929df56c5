import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, date, integer, pgView, smallint, text } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { PriceScope } from '../pricing/explain-price.ts';
import { GivenLists, type GivenRow } from './given-lists.ts';

/** Price lists by the companies that have them, without archived ones. */
const givenPriceLists = pgView('given_price_lists', {
  id: integer().notNull(),
  companyId: integer(),
  scope: text().$type<PriceScope>().notNull(),
  title: text().notNull(),
  currencyId: smallint().$type<1 | 2 | 3>(),
  startsOn: date(),
  endsOn: date(),
  exclusive: boolean().notNull(),
  countsWidthsTogether: boolean().notNull(),
  minQuantity: smallint(),
  packSize: smallint(),
  hasRules: boolean().notNull(),
}).existing();

/** Heads of all assigned lists, as held in memory (K7). */
export async function readGivenLists(db: Db): Promise<GivenLists> {
  return new GivenLists(await db.select().from(givenPriceLists));
}

/**
 * Rows of one company's lists as a column of another query: an order reads them in its own transaction, without an additional
 * statement.
 * @param companyId  column of that query
 */
export function givenListsOf(companyId: SQLWrapper) {
  return sql<GivenRow[]>`(
    select coalesce(
      json_agg(
        json_build_object(
          'id', given.id, 'companyId', given.company_id, 'scope', given.scope, 'title', given.title,
          'currencyId', given.currency_id, 'startsOn', given.starts_on, 'endsOn', given.ends_on,
          'exclusive', given.exclusive, 'countsWidthsTogether', given.counts_widths_together,
          'minQuantity', given.min_quantity, 'packSize', given.pack_size,
          'hasRules', given.has_rules
        )
      ),
      '[]'
    )
    from given_price_lists as given
    where given.company_id = ${companyId} or given.company_id is null
  )`;
}
