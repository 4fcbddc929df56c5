import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { normalizePicture } from '../../base/files/store-picture.ts';
import { storeFile } from '../../base/files/store-file.ts';
import { type Actor, buyerActor, staleReturnError, recordPicture } from './record-return.ts';
import { MAX_PICTURES, takesPictures } from './return.ts';
import { findReturn, lockReturn } from './return-queries.ts';
import { orderReturnPictures } from './tables.ts';

const FAULTS = {
  unreadable: message('refusal.picture-not-read'),
  'too-many-pixels': message('refusal.picture-pixels'),
  'too-slow': message('refusal.picture-slow'),
};

/**
 * Adds a redrawn picture to an undecided return; the same one sent again is the existing one (L7). Returns its id.
 * @throws {NotFoundError} no such return, or of an order that the member does not see
 * @throws {InvalidInputError} not a picture by its content
 * @throws {ConflictError} it is decided, or has five already
 */
export async function addReturnPicture(
  { returnId, file }: { returnId: number; file: File },
  context: CustomerContext,
): Promise<number> {
  const { shop, caller } = context;
  // Checked before a picture is drawn needlessly, and again in the transaction.
  if ((await findReturn(shop.db, returnId, caller.customer)) === undefined) throw new NotFoundError('return');
  const jpeg = await normalizePicture(file, FAULTS);
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  const fileKey = `returns/${returnId}/${randomUUID()}.jpg`;
  const actor = buyerActor(context);
  const { id, isNew } = await storeFile(shop, { key: fileKey, bytes: jpeg }, () =>
    inTransaction(shop.db, (tx) => keepRow(tx, { returnId, fileKey, sha256 }, actor)),
  );
  if (!isNew) await shop.files.delete(fileKey).catch(() => {}); // the earlier file exists
  return id;
}

async function keepRow(tx: Db, row: { returnId: number; fileKey: string; sha256: string }, actor: Actor) {
  const { returnId, sha256 } = row;
  const locked = await lockReturn(tx, returnId, actor.reader);
  if (locked === undefined) throw new NotFoundError('return');
  const there = await tx.select().from(orderReturnPictures).where(eq(orderReturnPictures.returnId, returnId));
  const same = there.find((picture) => picture.sha256 === sha256);
  if (same !== undefined) return { id: same.id, isNew: false };
  if (!takesPictures(locked.state)) throw staleReturnError();
  if (there.length >= MAX_PICTURES)
    throw new ConflictError('return.pictures', message('refusal.return-pictures', { most: MAX_PICTURES }));
  const [kept] = await tx
    .insert(orderReturnPictures)
    .values({ ...row, createdAt: actor.now })
    .returning({ id: orderReturnPictures.id });
  if (kept === undefined) throw new Error('A picture was inserted, but not returned.');
  await recordPicture(tx, 'added a picture to a return of', locked, actor);
  return { id: kept.id, isNew: true };
}
