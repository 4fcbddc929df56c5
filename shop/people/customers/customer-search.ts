import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { Country } from '../../base/reference-data/country.ts';
import { type ConditionPair } from '../../base/paged-lists/staff-list.ts';
import { telephoneEndings } from './telephone.ts';
import { addressText, customers, customerText, deliveryAddresses } from '../accounts/tables.ts';

/**
 * Finds the customers that match these words: all words in the customer's own data, or all in one of their delivery
 * addresses; or a country name, an id, or a GUID (E10). Each part is looked up in its own index first, up to `MANY`
 * hits: a search with few hits becomes a list of ids, and one with many ('ltd') is recognised as such.
 */
export async function isAbout(db: Db, typed: string, countries: readonly Country[]): Promise<ConditionPair> {
  const { own, throughAddress } = partsOf(typed, countries);
  const lookUps = [
    ...own.map((part) => db.select({ id: customers.id }).from(customers).where(part).$dynamic()),
    ...throughAddress.map((part) =>
      db.select({ id: deliveryAddresses.customerId }).from(deliveryAddresses).where(part).$dynamic(),
    ),
  ] as const;
  const found = await Promise.all(lookUps.map((lookUp) => lookUp.limit(MANY)));
  if (found.every((hits) => hits.length < MANY)) {
    const ids = new Set(found.flat().map(({ id }) => id));
    const isOneOfThem = sql`${customers.id} = any(${sql.param([...ids])}::integer[])`;
    return { ofEachRow: isOneOfThem, ofAllRows: isOneOfThem };
  }
  const anyOf = (parts: SQL[]) => sql.join(parts, sql` or `);
  return {
    // As a value, not as `exists`, which would be evaluated for all addresses before the first row.
    ofEachRow: sql`(${anyOf(own)} or (
      select true from ${deliveryAddresses}
      where ${deliveryAddresses.customerId} = ${customers.id} and (${anyOf(throughAddress)}) limit 1
    ))`,
    // `union`, not `union all`: from it the planner takes the number of distinct customers, and joins accordingly.
    ofAllRows: sql`${customers.id} in (
      select id from ${customers} where ${anyOf(own)}
      union select customer_id from ${deliveryAddresses} where ${anyOf(throughAddress)}
    )`,
  };
}

/** Number of hits of one kind from which a search counts as broad. */
const MANY = 2000;

/** Search conditions for a customer's own data and for their delivery addresses; each has an index. */
export function partsOf(typed: string, countries: readonly Country[]): Record<'own' | 'throughAddress', SQL[]> {
  const words = typed.trim().split(/\s+/);
  const there = countriesNamed(typed, countries);
  const inCountry = (column: PgColumn) => (there.length === 0 ? [] : [inArray(column, there)]);
  return {
    own: [
      holdsAll(customerText, words),
      ...hasTelephone(typed),
      ...matchesId(typed),
      ...inCountry(customers.countryId),
    ],
    throughAddress: [holdsAll(addressText, words), ...inCountry(deliveryAddresses.countryId)],
  };
}

function holdsAll(text: SQL, words: readonly string[]): SQL {
  return sql`(${sql.join(
    words.map((word) => sql`${text} like plain_pattern(${word})`),
    sql` and `,
  )})`;
}

/**
 * A telephone number in common notation: '+44 (0)1632 960111' is 01632960111. The customer's search text ends with
 * their number in digits.
 */
function hasTelephone(typed: string): SQL[] {
  return telephoneEndings(typed).map((ending) => sql`${customerText} like ${`%${ending}`}`);
}

function countriesNamed(typed: string, countries: readonly Country[]): number[] {
  const name = typed.trim().toLowerCase();
  return countries.filter((country) => country.name.toLowerCase().includes(name)).map(({ id }) => id);
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function matchesId(typed: string): SQL[] {
  const name = typed.trim();
  if (/^\d{1,9}$/.test(name)) return [eq(customers.id, Number(name))];
  return GUID.test(name) ? [eq(customers.guid, name.toLowerCase())] : [];
}
