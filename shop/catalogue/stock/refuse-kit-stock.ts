import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { kits } from '../kits/tables.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';

/** Refuses a stock entry for a kit, whose stock is what its parts allow (J7). @throws {InvalidInputError} */
export async function refuseKitStock(tx: Db, productId: number, field: string): Promise<void> {
  if ((await tx.$count(kits, eq(kits.productId, productId))) === 0) return;
  throw new InvalidInputError([{ field, message: message('staff-refusal.kit-stock') }]);
}
