import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import { buyerActor, staleReturnError, recordPicture } from './record-return.ts';
import { takesPictures } from './return.ts';
import { lockReturn } from './return-queries.ts';
import { orderReturnPictures } from './tables.ts';

/**
 * Removes a picture from an undecided return, with its file (L7). Returns 1.
 * @throws {NotFoundError} no such return, or of an order that the member does not see; or it has no such picture
 * @throws {ConflictError} it is decided, and the picture was part of the decision
 */
export async function removeReturnPicture(
  { returnId, pictureId }: { returnId: number; pictureId: number },
  context: CustomerContext,
): Promise<1> {
  const actor = buyerActor(context);
  await inTransaction(context.shop.db, async (tx) => {
    const locked = await lockReturn(tx, returnId, actor.reader);
    if (locked === undefined) throw new NotFoundError('return');
    if (!takesPictures(locked.state)) throw staleReturnError();
    const [removed] = await tx
      .delete(orderReturnPictures)
      .where(and(eq(orderReturnPictures.id, pictureId), eq(orderReturnPictures.returnId, returnId)))
      .returning({ fileKey: orderReturnPictures.fileKey });
    if (removed === undefined) throw new NotFoundError('picture');
    await recordPicture(tx, 'removed a picture from a return of', locked, actor);
    await queueUnusedFiles(tx, context.shop.clock.now(), removed.fileKey);
  });
  return 1;
}
