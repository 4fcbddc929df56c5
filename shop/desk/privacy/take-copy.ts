import type { Readable } from 'node:stream';
import { inTransaction } from '#platform/database/database.ts';
import { writeZip } from '#platform/zip.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { lockKeysOf } from '../../people/identity/account-queries.ts';
import { ImpersonationError, NotFoundError, NotSignedInError, TooManyTriesError } from '../../base/messages/errors.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { requirePassword } from '../../base/rights/access.ts';
import type { Caller, Shop } from '../../base/operations/shop.ts';
import { requireStaffRight } from '../../base/rights/staff-rights.ts';
import { personOf } from './answer-request.ts';
import { copyPerson } from './copy-person.ts';
import { findPerson, type NamedPerson, readCopyWait } from './person-queries.ts';
import { findRequest, insertRequest } from './request-queries.ts';

type CopyShop = Pick<Shop, 'db' | 'files' | 'clock' | 'store'>;

/**
 * A member's copy of their data, as a ZIP file. It is written down as a request that is answered, which also limits how often.
 * @throws {PasswordNeededError} the password was not confirmed in the last minutes
 * @throws {TooManyTriesError} three copies were made within a day
 */
export async function takeOwnCopy(shop: CopyShop, { customer }: Caller, translator: Translator): Promise<Readable> {
  if (customer === null) throw new NotSignedInError();
  if (customer.actingStaff !== null) throw new ImpersonationError(customer.displayName);
  const now = shop.clock.now();
  requirePassword(customer, now);
  const person = await inTransaction(shop.db, async (tx) => {
    await lockKeysOf(tx, { customerId: customer.id });
    const wait = await readCopyWait(tx, customer.id, now);
    if (wait !== null) throw new TooManyTriesError(wait);
    const found = await findPerson(tx, customer.id, now);
    if (found === undefined) throw new NotSignedInError();
    await insertRequest(tx, {
      kind: 'copy',
      customerId: customer.id,
      email: found.email,
      askedAt: now,
      answeredAt: now,
      outcome: 'done',
    });
    return found;
  });
  return zipOf(person, shop, translator);
}

/**
 * The copy for a person's request, for staff to send on, in the language of the account.
 * @throws {RightNeededError | PasswordNeededError | NotFoundError}
 */
export async function takeCopyForRequest(
  shop: CopyShop & Pick<Shop, 'translatorIn'>,
  { staff }: Caller,
  dataRequestId: number,
): Promise<Readable> {
  if (staff === null) throw new NotSignedInError();
  requireStaffRight('customers', staff);
  const now = shop.clock.now();
  requirePassword(staff, now);
  const request = await findRequest(shop.db, dataRequestId, now);
  if (request === undefined) throw new NotFoundError('data-request');
  const person = await personOf(shop.db, request, now);
  await recordChange(shop.db, staff, now, {
    action: 'downloaded a copy of the data of',
    ...(request.customerId === null
      ? { entity: 'data request' as const, entityId: dataRequestId }
      : { entity: 'customer' as const, entityId: request.customerId }),
    before: null,
    after: { dataRequestId },
  });
  return zipOf(person, shop, shop.translatorIn());
}

function zipOf(person: NamedPerson, { db, files, clock, store }: CopyShop, translator: Translator): Readable {
  return writeZip(copyPerson(person, { db, files, translator, storeName: store.name, now: clock.now() }));
}
