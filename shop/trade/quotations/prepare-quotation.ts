import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { customers } from '../../people/accounts/tables.ts';
import { findOwnAddress } from '../../people/customers/address-queries.ts';
import { ConflictError, type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { findBuyer } from '../lists/list-queries.ts';
import { staff } from '../../people/identity/tables.ts';
import { appendVersion } from './append-version.ts';
import { defaultAddress, EMPTY_OFFER, insertQuotation } from './ask-for-quotation.ts';
import { differencesOf, keptTerms, type OfferTerms, termsAt } from './offer-terms.ts';
import type { QuotationRemarks, QuotationSent } from './paths.ts';
import type { NewQuotation, QuotationDraft } from './staff-paths.ts';
import { pricedLines } from './typed-lines.ts';
import { usualDelivery, usualUntilDay } from './usual-terms.ts';
import { largestDiscount, mayGive } from './quotation.ts';
import {
  findQuotation,
  findVersion,
  getVersion,
  listVersionLines,
  type LockedQuotation,
  type StoredLine,
  type StoredVersion,
} from './quotation-queries.ts';
import { type QuotedPart, quotedParts } from './quoted-parts.ts';
import { lockFor, moveQuotation, recordQuotation, staffActor } from './record-quotation.ts';

/**
 * Begins a quotation for a member, at their company's own prices and with the usual terms (K6); sends it too if asked, or submits it for
 * review. Returns its id.
 * @throws {NotFoundError} no such member, or they can't log in
 * @throws {InvalidInputError} by field, as `sendQuotation` if it is to be sent
 */
export async function addQuotation(
  { memberId, lines: drafts, untilDay, isSent = false }: NewQuotation,
  context: StaffContext,
): Promise<number> {
  const { shop } = context;
  const buyer = await findBuyer(shop.db, memberId);
  if (buyer === undefined) throw new NotFoundError('customer');
  const { lines, parts } = await pricedLines(shop, buyer, drafts);
  const actor = staffActor(context);
  return inTransaction(shop.db, async (tx) => {
    const { companyId, currencyId } = buyer;
    const id = await insertQuotation(
      tx,
      { companyId, customerId: memberId, currencyId, state: 'preparing' },
      actor.now,
    );
    const deliveryAddressId = await defaultAddress(tx, companyId);
    const address =
      deliveryAddressId === null ? undefined : await findOwnAddress(tx, { addressId: deliveryAddressId, companyId });
    const deliveryMinor = usualDelivery(address?.countryId, shop);
    const kept = await termsAt(tx, shop, actor.now, { companyId, deliveryMinor, lines }, address);
    const author = { staffId: actor.by.id, byName: actor.name, customerId: null };
    const validUntil = untilDay ?? usualUntilDay(shop);
    const content = { ...EMPTY_OFFER, ...author, deliveryAddressId, deliveryMinor, validUntil, kept, lines };
    await appendVersion(tx, { id, currencyId, version: 1 }, content, actor.now);
    await recordQuotation(tx, { id, customerId: memberId, kind: 'prepare', state: 'preparing', version: 1 }, actor);
    if (isSent) {
      const checked = checkLines(lines, parts, EMPTY_OFFER.anyQuantity);
      await sendVersion(tx, { quotationId: id, version: 1 }, checked, context);
    }
    return id;
  });
}

/**
 * Saves the next version of a quotation, which the buyer does not see before it is sent. A line without a typed price has the company's
 * own. Returns its number.
 * @throws {NotFoundError}
 * @throws {ConflictError} another colleague saved or moved it meanwhile, or it awaits an approval
 * @throws {InvalidInputError} an unknown part, width or address: by field
 */
export async function saveQuotation(draft: QuotationDraft, context: StaffContext): Promise<number> {
  const { shop } = context;
  const { quotationId, version: seen } = draft;
  const row = await findQuotation(shop.db, quotationId, null);
  if (row === undefined) throw new NotFoundError('quotation');
  const { lines } = await pricedLines(shop, { ...row.buyer, currencyId: row.currencyId }, draft.lines);
  const actor = staffActor(context);
  return inTransaction(shop.db, async (tx) => {
    const locked = await lockFor(tx, quotationId, 'prepare', actor);
    requireNewest(locked, seen);
    const { deliveryAddressId, deliveryMinor } = draft;
    const { companyId } = locked;
    const kept = await presentTerms(tx, shop, actor.now, { companyId, deliveryAddressId, deliveryMinor, lines });
    if (deliveryAddressId !== null && kept.deliveryAddress === null)
      throw new InvalidInputError([{ field: 'deliveryAddressId', message: message('staff-refusal.address-unknown') }]);
    const content = {
      staffId: actor.by.id,
      byName: actor.name,
      customerId: null,
      deliveryAddressId,
      kept,
      deliveryMinor,
      validUntil: draft.untilDay,
      terms: draft.terms,
      message: draft.remarks,
      note: draft.note,
      partsAllowed: draft.partsAllowed,
      anyQuantity: draft.anyQuantity,
      lines,
    };
    const version = await appendVersion(tx, { ...locked, version: seen + 1 }, content, actor.now);
    await moveQuotation(tx, locked, { kind: 'prepare', version }, actor, { lastVersion: version });
    return version;
  });
}

/**
 * Sends the newest version to the buyer. A discount above what the sender may give is submitted for review instead: a colleague who may
 * give it sends it.
 * @throws {NotFoundError | ConflictError} as `saveQuotation`; the member can't log in
 * @throws {InvalidInputError} not prepared yet, a past day, a part that can't be ordered, or not in that quantity (K4): by field
 */
export async function sendQuotation(
  { quotationId, version }: { quotationId: number; version: number },
  context: StaffContext,
): Promise<QuotationSent> {
  const checked = await checkOffer(context.shop, quotationId, version);
  return inTransaction(context.shop.db, (tx) => sendVersion(tx, { quotationId, version }, checked, context));
}

async function sendVersion(
  tx: Db,
  { quotationId, version }: { quotationId: number; version: number },
  { discount, refusals }: CheckedOffer,
  context: StaffContext,
): Promise<QuotationSent> {
  const actor = staffActor(context);
  const limit = await discountLimitOf(tx, actor.by.id);
  const step = mayGive(limit, discount) ? 'send' : 'review';
  const locked = await lockFor(tx, quotationId, step, actor);
  requireNewest(locked, version);
  await requireActiveMember(tx, locked.customerId);
  const offer = await getVersion(tx, quotationId, version);
  if (offer.validUntil === null || offer.validUntil < actor.today)
    throw new InvalidInputError([{ field: 'untilDay', message: message('staff-refusal.quotation-day') }]);
  if (refusals.length > 0) throw new InvalidInputError(refusals);
  await requireTermsAsKept(tx, context.shop, actor.now, { locked, offer, lines: await listVersionLines(tx, offer.id) });
  const set = step === 'send' ? sentColumns(offer) : { reviewDiscount: discount };
  await moveQuotation(tx, locked, { kind: step, version, remarks: step === 'send' ? offer.message : '' }, actor, set);
  return { quotationState: step === 'send' ? 'sent' : 'review' };
}

function sentColumns({ version, validUntil }: StoredVersion) {
  return { sentVersion: version, validUntil, remindedVersion: null };
}

/**
 * Sends the offer that the buyer has with a later end: a new version, else unchanged, so that it needs no further review. Returns its
 * number.
 * @throws {NotFoundError | ConflictError} as `saveQuotation`, or a newer version is being prepared
 * @throws {InvalidInputError} a past day
 */
export function extendQuotation(
  { quotationId, version, untilDay }: { quotationId: number; version: number; untilDay: string },
  context: StaffContext,
): Promise<number> {
  const actor = staffActor(context);
  if (untilDay < actor.today)
    throw new InvalidInputError([{ field: 'untilDay', message: message('staff-refusal.quotation-day') }]);
  return inTransaction(context.shop.db, async (tx) => {
    const locked = await lockFor(tx, quotationId, 'send', actor);
    requireNewest(locked, version);
    if (locked.sentVersion !== version)
      throw new ConflictError('quotation.draft-newer', message('staff-refusal.quotation-draft'));
    await requireActiveMember(tx, locked.customerId);
    const offer = await getVersion(tx, quotationId, version);
    const stored = await listVersionLines(tx, offer.id);
    const kept = await requireTermsAsKept(tx, context.shop, actor.now, { locked, offer, lines: stored });
    const lines = stored.map(withoutKeys);
    const { deliveryAddressId, deliveryMinor, terms, message: messageText, note, partsAllowed, anyQuantity } = offer;
    const by = { staffId: actor.by.id, byName: actor.name, customerId: null };
    const content = {
      deliveryAddressId,
      kept,
      deliveryMinor,
      terms,
      message: messageText,
      note,
      partsAllowed,
      anyQuantity,
      lines,
      ...by,
    };
    const next = await appendVersion(
      tx,
      { ...locked, version: version + 1 },
      { ...content, validUntil: untilDay },
      actor.now,
    );
    const set = { lastVersion: next, sentVersion: next, validUntil: untilDay, remindedVersion: null };
    await moveQuotation(tx, locked, { kind: 'send', version: next }, actor, set);
    return next;
  });
}

/** The terms that an offer to this address has now. */
async function presentTerms(
  tx: Db,
  shop: Shop,
  now: Date,
  { deliveryAddressId, ...offer }: Parameters<typeof termsAt>[3] & { deliveryAddressId: number | null },
): Promise<OfferTerms> {
  const { companyId } = offer;
  const address =
    deliveryAddressId === null ? undefined : await findOwnAddress(tx, { addressId: deliveryAddressId, companyId });
  return termsAt(tx, shop, now, offer, address);
}

/** Returns the present terms of a version. @throws {ConflictError} they are others than those that its preparer saw (D54) */
async function requireTermsAsKept(
  tx: Db,
  shop: Shop,
  now: Date,
  { locked, offer, lines }: { locked: LockedQuotation; offer: StoredVersion; lines: readonly StoredLine[] },
): Promise<OfferTerms> {
  const { companyId, currencyId: currency } = locked;
  const present = await presentTerms(tx, shop, now, { ...offer, companyId, lines });
  const kept = keptTerms(offer);
  const differences =
    kept === null ? [] : differencesOf(kept, present, { totalMinor: offer.totalMinor ?? 0, currency });
  if (differences.length > 0)
    throw new ConflictError('quotation.differs', message('staff-refusal.quotation-differs'), ...differences);
  return present;
}

function withoutKeys({ id: _, versionId: __, position: ___, ...line }: StoredLine) {
  return line;
}

/** Takes a quotation back. The buyer reads the reason. Returns 1. @throws {NotFoundError | ConflictError} */
export function withdrawQuotation({ quotationId, remarks }: QuotationRemarks, context: StaffContext): Promise<1> {
  const actor = staffActor(context);
  return inTransaction(context.shop.db, async (tx): Promise<1> => {
    const locked = await lockFor(tx, quotationId, 'withdraw', actor);
    await moveQuotation(tx, locked, { kind: 'withdraw', version: locked.sentVersion, remarks }, actor);
    return 1;
  });
}

/** Largest discount that a colleague may give, in per cent; null: any. */
export async function discountLimitOf(db: Db, staffId: number): Promise<number | null> {
  const [row] = await db.select({ limit: staff.largestDiscount }).from(staff).where(eq(staff.id, staffId));
  return row?.limit ?? null;
}

/** @throws {ConflictError} a colleague saved another version meanwhile */
function requireNewest({ lastVersion }: LockedQuotation, seen: number): void {
  if (lastVersion !== seen)
    throw new ConflictError('quotation.version-changed', message('staff-refusal.quotation-version'));
}

/** @throws {ConflictError} nobody could accept it */
async function requireActiveMember(tx: Db, customerId: number): Promise<void> {
  const isActive = and(eq(customers.id, customerId), eq(customers.status, 'active'));
  if ((await tx.$count(customers, isActive)) === 0)
    throw new ConflictError('quotation.member-closed', message('staff-refusal.quotation-member'));
}

/** The discount of a version on the company's own prices of today, and its parts that can't be ordered. */
interface CheckedOffer {
  discount: number;
  refusals: FieldError[];
}

async function checkOffer(shop: Shop, quotationId: number, version: number): Promise<CheckedOffer> {
  const [row, offer] = await Promise.all([
    findQuotation(shop.db, quotationId, null),
    findVersion(shop.db, quotationId, version),
  ]);
  if (row === undefined) throw new NotFoundError('quotation');
  if (offer === undefined)
    throw new ConflictError('quotation.version-changed', message('staff-refusal.quotation-version'));
  const lines = await listVersionLines(shop.db, offer.id);
  const parts = await quotedParts(shop, { ...row.buyer, currencyId: row.currencyId }, lines);
  return checkLines(lines, parts, offer.anyQuantity);
}

function checkLines(
  lines: readonly Pick<StoredLine, 'unitPriceMinor'>[],
  parts: readonly (QuotedPart | undefined)[],
  anyQuantity: boolean,
): CheckedOffer {
  const refusals = lines.flatMap(({ unitPriceMinor }, index): FieldError[] => {
    const field = `lines.${index}.part`;
    if (unitPriceMinor === null) return [{ field, message: message('staff-refusal.quotation-unprepared') }];
    const refusal = parts[index]?.refusal ?? null;
    if (refusal !== null) return [{ field, message: refusal }];
    const ofQuantity = anyQuantity ? null : (parts[index]?.quantityRefusal ?? null);
    return ofQuantity === null ? [] : [{ field: `lines.${index}.quantity`, message: ofQuantity }];
  });
  return { discount: discountOf(lines, parts), refusals };
}

/** Largest discount of these lines on the company's own prices, in per cent. */
export function discountOf(
  lines: readonly Pick<StoredLine, 'unitPriceMinor'>[],
  parts: readonly (QuotedPart | undefined)[],
): number {
  return largestDiscount(
    lines.flatMap(({ unitPriceMinor }, index) => {
      const part = parts[index];
      return unitPriceMinor === null || part === undefined
        ? []
        : [{ unitPriceMinor, ownPriceMinor: part.ownPriceMinor }];
    }),
  );
}
