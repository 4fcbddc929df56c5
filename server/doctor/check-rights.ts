import type pg from 'pg';
import { findWeakness } from '#platform/database/grant-rights.ts';
import type { Finding } from './finding.ts';

const SPLIT = 'give the shop a database role of its own with MIGRATION_DATABASE_URL (docs/operations.md)';
const COULD = 'whoever takes over the shop could rewrite orders and the audit list';

const WEAKNESS = {
  mighty: `The database role of the shop may do anything on the server, so ${COULD}: ${SPLIT}.`,
  owner: `The database role of the shop owns the tables, so ${COULD}: ${SPLIT}.`,
  rights: `The database role of the shop has more rights than it needs, so ${COULD}: run "npm run shop -- migrate" with MIGRATION_DATABASE_URL.`,
};

/** Checks that the shop's role can only append to history: orders, their lines, the audit list. */
export async function checkRights(client: pg.Client): Promise<Finding> {
  const weakness = await findWeakness(client);
  if (weakness !== null) return { state: 'warning', sentence: WEAKNESS[weakness] };
  return { state: 'ok', sentence: 'The database lets the shop only add to orders and the audit list' };
}
