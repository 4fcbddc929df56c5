import { type Db, inTransaction, violatedConstraint } from '#platform/database/database.ts';
import { customerAsAuthor, recordChange } from '../../base/audit/record-change.ts';
import { countOtherManagers, findMember, lockCompany } from '../../people/companies/member-queries.ts';
import { findCustomerLogin } from '../../people/identity/account-queries.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import type { OpenDataRequest, OwnDataRequests } from './answers.ts';
import { erasePerson } from './erase-person.ts';
import type { DataRequestDraft } from './staff-paths.ts';
import {
  type AccountPerson,
  emailHash,
  findPerson,
  type NamedPerson,
  personWithoutLogin,
  readCopyWait,
  readKeepBooksYears,
} from './person-queries.ts';
import {
  countOrders,
  endRequest,
  findRequest,
  insertRequest,
  listOwnRequests,
  lockOpenErasure,
  lockRequest,
} from './request-queries.ts';
import { erasures } from './tables.ts';

/** Reads a member's own requests, and when the next copy is possible. */
export async function readOwnRequests({ shop, caller: { customer } }: CustomerContext): Promise<OwnDataRequests> {
  const now = shop.clock.now();
  const wait = await readCopyWait(shop.db, customer.id, now);
  return {
    requests: await listOwnRequests(shop.db, customer.id),
    nextCopyAt: wait === null ? null : new Date(now.getTime() + wait * 1000).toISOString(),
    keepBooksYears: await readKeepBooksYears(shop.db),
  };
}

/**
 * Asks for the erasure of the member's data; staff answer within thirty days. Returns 1.
 * @throws {ConflictError} a request is open already
 */
export async function askErasure({ remarks }: { remarks: string }, context: CustomerContext): Promise<1> {
  const { shop, caller } = context;
  const { customer } = caller;
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const person = await findPerson(tx, customer.id, now);
    const id = await insertRequest(tx, {
      kind: 'erasure',
      customerId: customer.id,
      email: person?.email ?? '',
      remarks,
      askedAt: now,
    });
    await recordChange(tx, customerAsAuthor(customer), now, {
      action: 'asked for the erasure of',
      entity: 'customer',
      entityId: customer.id,
      before: null,
      after: { dataRequestId: id },
    });
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'data_requests_open_erasure') throw error;
    throw new ConflictError('privacy.asked-already', message('refusal.erasure-asked'));
  });
  return 1;
}

/** Withdraws the member's request for erasure. Returns 1. @throws {NotFoundError} there is none */
export async function withdrawErasure({ shop, caller: { customer } }: CustomerContext): Promise<1> {
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const open = await lockOpenErasure(tx, customer.id);
    if (open === undefined) throw new NotFoundError('data-request');
    await endRequest(tx, open.id, { outcome: 'withdrawn', answeredAt: now, answeredBy: null });
    await recordChange(tx, customerAsAuthor(customer), now, {
      action: 'withdrew the request for erasure of',
      entity: 'customer',
      entityId: customer.id,
      before: null,
      after: { dataRequestId: open.id },
    });
  });
  return 1;
}

/** Enters a request that reached staff by other means; the account is found by its address. Returns its id. */
export async function addRequest(
  { email, dataRequestKind: kind, remarks }: DataRequestDraft,
  { shop, caller: { staff } }: StaffContext,
): Promise<{ id: number }> {
  const now = shop.clock.now();
  const account = await findCustomerLogin(shop.db, email);
  const customerId = account?.id ?? null;
  const id = await inTransaction(shop.db, async (tx) => {
    const added = await insertRequest(tx, { kind, customerId, email, remarks, askedAt: now, askedByStaff: staff.name });
    await recordChange(tx, staff, now, {
      action: 'entered a request of',
      ...subjectOf(customerId, added),
      before: null,
      after: { dataRequestId: added, dataRequestKind: kind },
    });
    return added;
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'data_requests_open_erasure') throw error;
    throw new ConflictError('privacy.asked-already', message('staff-refusal.erasure-asked'));
  });
  return { id };
}

/** Reads a request with what erasing the person would mean. @throws {NotFoundError} */
export async function readRequest(
  { dataRequestId }: { dataRequestId: number },
  { shop }: Pick<StaffContext, 'shop'>,
): Promise<OpenDataRequest> {
  const now = shop.clock.now();
  const request = await findRequest(shop.db, dataRequestId, now);
  if (request === undefined) throw new NotFoundError('data-request');
  const person = await personOf(shop.db, request, now);
  return {
    request,
    companyId: person.companyId,
    isErased: 'erasedAt' in person && person.erasedAt !== null,
    isAlone: person.isAlone,
    isLastManager: 'guid' in person && (await isLastManager(shop.db, person)),
    ...(await countOrders(shop.db, person.customerId, person.booksEnd)),
    keepBooksYears: await readKeepBooksYears(shop.db),
  };
}

/** The person of a request, with or without an account. */
export async function personOf(
  db: Db,
  { customerId, email }: { customerId: number | null; email: string },
  now: Date,
): Promise<NamedPerson | AccountPerson> {
  const account = customerId === null ? undefined : await findPerson(db, customerId, now);
  return account ?? personWithoutLogin(db, email, now);
}

/** Ends a request without erasing: the copy was sent, or the reason says why not. Returns 1. @throws {NotFoundError | ConflictError} */
export async function answerRequest(
  { dataRequestId, reason }: { dataRequestId: number; reason: string },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const { kind, customerId } = await lockUnanswered(tx, dataRequestId);
    if (kind === 'erasure' && reason === '')
      throw new ConflictError('privacy.reason-needed', message('staff-refusal.erasure-reason'));
    const outcome = reason === '' ? 'done' : 'refused';
    await endRequest(tx, dataRequestId, { outcome, answeredAt: now, answeredBy: staff.name, answer: reason });
    await recordChange(tx, staff, now, {
      action: 'answered a request of',
      ...subjectOf(customerId, dataRequestId),
      before: null,
      after: { dataRequestId, dataRequestKind: kind, dataRequestOutcome: outcome },
    });
  });
  return 1;
}

/**
 * Erases the person of a request, irrevocably. Returns 1.
 * @throws {NotFoundError} no such request
 * @throws {ConflictError} it is answered; the person is erased already; or colleagues would have no manager
 */
export async function eraseByRequest(
  { dataRequestId }: { dataRequestId: number },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const now = shop.clock.now();
  const whom = await inTransaction(shop.db, async (tx) => {
    const request = await lockUnanswered(tx, dataRequestId);
    if (request.kind !== 'erasure')
      throw new ConflictError('privacy.not-asked', message('staff-refusal.erasure-not-asked'));
    const person = await personOf(tx, request, now);
    if ('guid' in person) {
      await lockCompany(tx, person.companyId);
      if (person.erasedAt !== null) throw new ConflictError('privacy.erased', message('staff-refusal.erased-already'));
      if (await isLastManager(tx, person))
        throw new ConflictError('company.last-manager', message('staff-refusal.erase-last-manager'));
    }
    await endRequest(tx, dataRequestId, { outcome: 'done', answeredAt: now, answeredBy: staff.name });
    await eraseAndRemember(tx, person, now);
    await recordChange(tx, staff, now, {
      action: 'erased the data of',
      ...subjectOf(person.customerId, dataRequestId),
      before: null,
      after: { dataRequestId },
    });
    return 'guid' in person
      ? { customerId: person.customerId, guid: person.guid }
      : { emailHash: emailHash(person.email) };
  });
  shop.log('info', 'A person was erased', { event: 'person.erased', ...whom, byStaffId: staff.id });
  return 1;
}

/** Erases a person and writes that down, for the orders that keep their names and for restored backups. */
export async function eraseAndRemember(tx: Db, person: NamedPerson | AccountPerson, now: Date): Promise<void> {
  const whom =
    'guid' in person
      ? { customerId: person.customerId, customerGuid: person.guid }
      : { emailHash: emailHash(person.email) };
  await tx.insert(erasures).values({ ...whom, erasedAt: now });
  await erasePerson(tx, person, now);
}

/** True if colleagues would be left without anyone who manages the company. */
async function isLastManager(db: Db, { customerId, companyId, isAlone }: AccountPerson): Promise<boolean> {
  if (isAlone) return false;
  const of = { memberId: customerId, companyId };
  const member = await findMember(db, of);
  if (member?.memberRole !== 'manager' || member.status !== 'active') return false;
  return (await countOtherManagers(db, of)) === 0;
}

async function lockUnanswered(tx: Db, id: number) {
  const request = await lockRequest(tx, id);
  if (request === undefined) throw new NotFoundError('data-request');
  if (request.answeredAt !== null)
    throw new ConflictError('privacy.answered', message('staff-refusal.data-request-answered'));
  return request;
}

function subjectOf(customerId: number | null, dataRequestId: number) {
  return customerId === null
    ? ({ entity: 'data request', entityId: dataRequestId } as const)
    : ({ entity: 'customer', entityId: customerId } as const);
}
