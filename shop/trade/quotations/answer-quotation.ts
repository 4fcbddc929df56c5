import { inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { refuseOldStamp } from './accept-quotation.ts';
import type { QuotationRemarks } from './paths.ts';
import { buyerActor, lockFor, moveQuotation } from './record-quotation.ts';

/**
 * Answers an offer with a wish (K6). Returns 1.
 * @throws {NotFoundError | ConflictError} a newer offer was sent meanwhile, or it is no longer open
 */
export function counterQuotation(
  { quotationId, stamp, remarks }: { quotationId: number; stamp: string; remarks: string },
  context: CustomerContext,
): Promise<1> {
  const actor = buyerActor(context);
  return inTransaction(context.shop.db, async (tx): Promise<1> => {
    const locked = await lockFor(tx, quotationId, 'counter', actor);
    await refuseOldStamp(tx, locked, stamp);
    await moveQuotation(tx, locked, { kind: 'counter', version: locked.sentVersion, remarks }, actor);
    return 1;
  });
}

/** A buyer's step that ends a quotation. Returns 1. @throws {NotFoundError | ConflictError} */
export function endByBuyer(kind: 'decline' | 'retract') {
  return ({ quotationId, remarks }: QuotationRemarks, context: CustomerContext): Promise<1> => {
    const actor = buyerActor(context);
    return inTransaction(context.shop.db, async (tx): Promise<1> => {
      const locked = await lockFor(tx, quotationId, kind, actor);
      await moveQuotation(tx, locked, { kind, version: locked.sentVersion, remarks }, actor);
      return 1;
    });
  };
}
