import type pg from 'pg';
import { findWeakness } from '#platform/database/grant-rights.ts';
import type { Finding } from './finding.ts';

const SPLIT = 'give the shop a database role of its own with MIGRATION_DATABASE_URL (docs/operations.md)';
const COULD = 'whoever takes over the shop could rewrite orders and the audit list';

const WEAKNESS = {
  mighty: `The database role that the shop serves with may do anything with the server, and so ${COULD}: ${SPLIT}.`,
  owner: `The database role that the shop serves with owns the tables, and so ${COULD}: ${SPLIT}.`,
  rights: `The database role that the shop serves with has more rights than it needs, and so ${COULD}: run "npm run shop -- migrate" with MIGRATION_DATABASE_URL.`,
};

/** Checks that the shop's role can only append to history: orders, their lines, the audit list. */
export async function checkRights(client: pg.Client): Promise<Finding> {
  const weakness = await findWeakness(client);
  if (weakness !== null) return { state: 'warning', sentence: WEAKNESS[weakness] };
  return { state: 'ok', sentence: 'The database lets the shop only add to orders and the audit list' };
}
