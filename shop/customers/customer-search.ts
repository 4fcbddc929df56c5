import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { Country } from '../delivery/country.ts';
import { anywhere } from '../staff-list.ts';
import { addressText, customers, customerText, deliveryAddresses } from './tables.ts';

/**
 * The customers whom these words are about: each word stands in the customer's own data, or each in one of their delivery
 * addresses; or they are the name of a country, a number, or a guid (E10). Separate searches that have each their index,
 * joined: one condition over all of it would read both tables from end to end.
 */
export function isAbout(db: Db, typed: string, countries: readonly Country[]): SQL {
  const words = typed.trim().split(/\s+/);
  const own = (condition: SQL | undefined) => db.select({ id: customers.id }).from(customers).where(condition);
  const throughAddress = (condition: SQL | undefined) =>
    db.select({ id: deliveryAddresses.customerId }).from(deliveryAddresses).where(condition);
  const there = countriesNamed(typed, countries);
  const inCountry =
    there.length === 0
      ? []
      : [own(inArray(customers.countryId, there)), throughAddress(inArray(deliveryAddresses.countryId, there))];
  return inArray(
    customers.id,
    unionAll(
      own(and(...words.map((word) => holds(customerText, word)))),
      throughAddress(and(...words.map((word) => holds(addressText, word)))),
      ...named(typed).map(own),
      ...inCountry,
    ),
  );
}

function holds(text: SQL, word: string): SQL {
  return sql`${text} ilike ${anywhere(word)}`;
}

function countriesNamed(typed: string, countries: readonly Country[]): number[] {
  const name = typed.trim().toLowerCase();
  return countries.filter((country) => country.name.toLowerCase().includes(name)).map(({ id }) => id);
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function named(typed: string): SQL[] {
  const name = typed.trim();
  if (/^\d{1,9}$/.test(name)) return [eq(customers.id, Number(name))];
  return GUID.test(name) ? [eq(customers.guid, name.toLowerCase())] : [];
}
