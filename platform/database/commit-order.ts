import { sql, type SQL } from 'drizzle-orm';
import { type Database, inTransaction } from './database.ts';

/** A table whose rows are read in the order of their commits: its name, the column of the round, and the table with the last round. */
export interface CommitOrder {
  readonly rows: SQL;
  readonly round: SQL;
  readonly feed: SQL;
}

/** Maximum number of rows of a round, so that the first call after a long time resumes where an earlier one was cut off. */
const ROWS_A_ROUND = 2000;

/**
 * Collects the rows committed since the last call in rounds. Rounds are numbered one after the other, so that a row committed later
 * belongs to a later round, though its id may be lower: a reader who goes on from a round and an id skips none.
 */
export async function collectRounds(db: Database, order: CommitOrder): Promise<void> {
  if (await isAnyNew(db, order)) while ((await collectRound(db, order)) === ROWS_A_ROUND); // a full round may have left some
}

async function isAnyNew(db: Database, { rows, round }: CommitOrder): Promise<boolean> {
  const found = await db.execute<{ new: boolean }>(
    sql`select exists (select from ${rows} where ${round} is null) as new`,
  );
  return found.rows[0]?.new === true;
}

/** Collects one round; returns its number of rows. The next round can't begin before this one is stored. */
function collectRound(db: Database, { rows, round, feed }: CommitOrder): Promise<number> {
  return inTransaction(db, async (tx) => {
    const numbered = await tx.execute<{ round: number }>(sql`
      insert into ${feed} default values
      on conflict ("only") do update set round = ${feed}.round + 1
      returning round`);
    const { rowCount } = await tx.execute(sql`
      update ${rows} set ${round} = ${numbered.rows[0]?.round}
      where id in (select id from ${rows} where ${round} is null order by id limit ${ROWS_A_ROUND})`);
    return rowCount ?? 0;
  });
}
