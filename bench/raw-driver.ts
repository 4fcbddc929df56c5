import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { RecordedStatement } from '#server/testing/record-statements.ts';

/** Measures how often per second the driver alone runs these statements and turns the last result into JSON. */
export async function rawDriverRate(
  url: string,
  statements: readonly RecordedStatement[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const caller = async () => {
    while (performance.now() < end) {
      let answer: pg.QueryResult | undefined;
      for (const statement of statements) answer = await pool.query({ ...statement, values: statement.values });
      JSON.stringify(answer?.rows);
      count += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, caller));
  const rate = (count * 1000) / (performance.now() - begun);
  await pool.end();
  return rate;
}
