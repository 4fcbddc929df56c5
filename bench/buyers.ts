import { openDatabase } from '#platform/database/database.ts';
import { openCustomerSession } from '#shop/people/sessions/session-queries.ts';
import { FIRST_CUSTOMER } from './catalogue.ts';

/** A session for each buyer from that one on; logging in is not measured. */
export async function openBuyers(url: string, count: number, first = FIRST_CUSTOMER): Promise<string[]> {
  const db = openDatabase({ url });
  const tokens: string[] = [];
  for (let buyer = 0; buyer < count; buyer++) {
    tokens.push(await openCustomerSession(db, first + buyer, { remembered: true, device: 'bench', now: new Date() }));
  }
  await db.$client.end();
  return tokens;
}
