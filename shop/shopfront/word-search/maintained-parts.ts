import type { Db } from '#platform/database/database.ts';
import { listPartKeysEvery } from '../../catalogue/maintenance/task-queries.ts';
import { figureLexeme, keyLexeme } from './lexemes.ts';
import type { Demand } from './search-term.ts';

/** Adds to demands for hours the kits and parts that presses need every so many (J10): '2000 hours', 'Wartung 500 h'. */
export async function withMaintained(db: Db, demands: readonly Demand[]): Promise<readonly Demand[]> {
  const hours = demands.flatMap((demand) => demand.hours ?? []);
  const counted = hours.filter((figure) => Number.isInteger(figure) && figure <= MAX_HOURS);
  if (counted.length === 0) return demands;
  const keys = await listPartKeysEvery(db, counted);
  return demands.map((demand) => (demand.hours === undefined ? demand : withParts(demand, demand.hours, keys)));
}

function withParts(
  demand: Demand,
  hours: readonly number[],
  keys: readonly { everyHours: number; partKey: string }[],
): Demand {
  const parts = keys.filter(({ everyHours }) => hours.includes(everyHours)).map(({ partKey }) => keyLexeme(partKey));
  // Texts write hours in English: 'About 1500 hours'.
  const lexemes = hours.map((figure) => figureLexeme(figure, 'hours'));
  return { ...demand, query: `(${[demand.query, ...lexemes, ...parts].join(' | ')})` };
}

/** As many as a task may have. */
const MAX_HOURS = 100_000;
