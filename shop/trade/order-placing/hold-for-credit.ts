import type { Db } from '#platform/database/database.ts';
import { creditHoldOf, lockCompanyOf } from '../statements/credit-queries.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Puts an order on hold if the company is above its credit limit with it (L6). The company's row is locked before the
 * member's, so that each of fifty concurrent orders counts those before it.
 */
export async function withCreditHold(tx: Db, snapshot: Snapshot): Promise<Snapshot> {
  const { order, tax } = snapshot;
  await lockCompanyOf(tx, order.companyId);
  const { currencyId: currency, totalMinor, gbpRateMicros: gbpMicros, eurRateMicros: eurMicros } = order;
  const creditHold = await creditHoldOf(tx, order.companyId, { currency, totalMinor, tax }, { gbpMicros, eurMicros });
  return creditHold === null ? snapshot : { ...snapshot, order: { ...order, status: 'pending', creditHold } };
}
