import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { Country } from '../delivery/country.ts';
import { anywhere } from '../staff-list.ts';
import { addressText, customers, customerText, deliveryAddresses } from './tables.ts';

/**
 * The customers whom these words are about: each word stands in the customer's own data, or each in one of their delivery
 * addresses; or they are the name of a country, a number, or a guid (E10). Three searches that have each their index, joined:
 * one condition over both tables would read both from end to end.
 */
export function isAbout(db: Db, typed: string, countries: readonly Country[]): SQL {
  const words = typed.trim().split(/\s+/);
  const inCountries = countriesNamed(typed, countries);
  const own = db
    .select({ id: customers.id })
    .from(customers)
    .where(or(and(...words.map((word) => holds(customerText, word))), homeIn(inCountries), ...named(typed)));
  const throughAddress = db
    .select({ id: deliveryAddresses.customerId })
    .from(deliveryAddresses)
    .where(
      or(
        and(...words.map((word) => holds(addressText, word))),
        inCountries.length === 0 ? undefined : inArray(deliveryAddresses.countryId, inCountries),
      ),
    );
  return inArray(customers.id, unionAll(own, throughAddress));
}

function holds(text: SQL, word: string): SQL {
  return sql`${text} ilike ${anywhere(word)}`;
}

function countriesNamed(typed: string, countries: readonly Country[]): number[] {
  const name = typed.trim().toLowerCase();
  return countries.filter((country) => country.name.toLowerCase().includes(name)).map(({ id }) => id);
}

function homeIn(countryIds: number[]): SQL | undefined {
  return countryIds.length === 0 ? undefined : inArray(customers.countryId, countryIds);
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function named(typed: string): SQL[] {
  const name = typed.trim();
  if (/^\d{1,9}$/.test(name)) return [eq(customers.id, Number(name))];
  return GUID.test(name) ? [eq(customers.guid, name.toLowerCase())] : [];
}
