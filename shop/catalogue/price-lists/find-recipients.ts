import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { companies } from '../../people/accounts/tables.ts';
import { companyGroups } from '../pricing/tables.ts';
import type { FoundRecipients } from './answers.ts';

const MAX_FOUND = 20;

/** Companies and groups by a part of their names, whatever its case and accents; names that begin with it come first. */
export async function findRecipients(db: Db, keyword: string): Promise<FoundRecipients> {
  return {
    companies: await db
      .select({ companyId: companies.id, companyName: companies.name })
      .from(companies)
      .where(holdsPlain(companies.name, keyword))
      .orderBy(placeOf(companies.name, keyword), asc(companies.name), asc(companies.id))
      .limit(MAX_FOUND),
    groups: await db
      .select({ groupId: companyGroups.id, groupName: companyGroups.name })
      .from(companyGroups)
      .where(holdsPlain(companyGroups.name, keyword))
      .orderBy(placeOf(companyGroups.name, keyword), asc(companyGroups.name), asc(companyGroups.id))
      .limit(MAX_FOUND),
  };
}

const placeOf = (name: PgColumn, keyword: string): SQL => sql`not starts_with(lower(${name}), lower(${keyword}))`;
