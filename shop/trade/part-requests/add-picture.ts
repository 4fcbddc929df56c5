import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { normalizePicture } from '../../base/files/store-picture.ts';
import { storeFile } from '../../base/files/store-file.ts';
import { staleRequestError } from './answer-request.ts';
import { MAX_REQUEST_PICTURES, takesRequestPictures } from './part-request.ts';
import { lockRequests } from './request-queries.ts';
import { partRequestPictures, partRequests } from './tables.ts';

const FAULTS = {
  unreadable: message('refusal.picture-not-read'),
  'too-many-pixels': message('refusal.picture-pixels'),
  'too-slow': message('refusal.picture-slow'),
};

/**
 * Adds a picture to an open request of the member, redrawn without its metadata, such as the place where it was taken (J9). The same one sent
 * again is the existing one. Returns its id.
 * @throws {NotFoundError} unknown, or another member's request
 * @throws {InvalidInputError} not a picture by its content
 * @throws {ConflictError} somebody has acted on the request, or it has three already
 */
export async function addRequestPicture(
  { partRequestId: requestId, file }: { partRequestId: number; file: File },
  { shop, caller: { customer } }: CustomerContext,
): Promise<number> {
  const isOwn = and(eq(partRequests.id, requestId), eq(partRequests.customerId, customer.id));
  // Checked before a picture is drawn needlessly, and again in the transaction.
  if ((await shop.db.$count(partRequests, isOwn)) === 0) throw new NotFoundError('part-request');
  const jpeg = await normalizePicture(file, FAULTS);
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  const fileKey = `part-requests/${requestId}/${randomUUID()}.jpg`;
  const { id, isNew } = await storeFile(shop, { key: fileKey, bytes: jpeg }, () =>
    inTransaction(shop.db, async (tx) => {
      const [locked] = await lockRequests(tx, isOwn);
      if (locked === undefined) throw new NotFoundError('part-request');
      return keepRow(
        tx,
        { requestId, fileKey, sha256, createdAt: shop.clock.now() },
        takesRequestPictures(locked.state),
      );
    }),
  );
  if (!isNew) await shop.files.delete(fileKey).catch(() => {}); // the earlier file exists
  return id;
}

async function keepRow(
  tx: Db,
  row: Omit<typeof partRequestPictures.$inferInsert, 'position' | 'id'>,
  isOpen: boolean,
): Promise<{ id: number; isNew: boolean }> {
  const there = await tx
    .select()
    .from(partRequestPictures)
    .where(eq(partRequestPictures.requestId, row.requestId))
    .orderBy(asc(partRequestPictures.position));
  const same = there.find(({ sha256 }) => sha256 === row.sha256);
  if (same !== undefined) return { id: same.id, isNew: false };
  if (!isOpen) throw staleRequestError();
  if (there.length >= MAX_REQUEST_PICTURES) {
    const tooMany = message('refusal.part-request-pictures', { most: MAX_REQUEST_PICTURES });
    throw new ConflictError('part-request.pictures', tooMany);
  }
  const [kept] = await tx
    .insert(partRequestPictures)
    .values({ ...row, position: there.length + 1 })
    .returning({ id: partRequestPictures.id });
  if (kept === undefined) throw new Error('A picture was inserted, but not returned.');
  return { id: kept.id, isNew: true };
}
