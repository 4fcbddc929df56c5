import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { RATE_ONE } from '../money.ts';
import type { Rates } from './price.ts';
import { exchangeRates } from './tables.ts';

/** Pounds and euros for one dollar. A shop without rates counts one to one: nobody can order before staff set them. */
export async function readRates(db: Db): Promise<Rates> {
  const rows = await db.select().from(exchangeRates).orderBy(asc(exchangeRates.id));
  const microsOf = (currencyId: number) => rows.find((row) => row.currencyId === currencyId)?.rateMicros ?? RATE_ONE;
  return { gbpMicros: microsOf(2), eurMicros: microsOf(3) };
}
