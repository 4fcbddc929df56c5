import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import type { Message, Untranslated } from '../../base/messages/message.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import { type GrowingPage, type ListPage, withPage } from '../../base/paged-lists/list-page.ts';
import { addressText } from '../orders/address-text.ts';
import { findAnyAddress, findOwnAddress, listAddressesOf } from '../../people/customers/address-queries.ts';
import type { DeliveryAddress } from '../../people/customers/paths.ts';
import { needFor } from '../order-placing/limits.ts';
import { costsOfParts } from '../../catalogue/costs/part-costs.ts';
import { marginOf } from '../../catalogue/pricing/margin.ts';
import { lineTotal } from '../../catalogue/pricing/line-total.ts';
import type { DeliveryPromise } from '../../catalogue/stock/promise.ts';
import { shareStock } from '../../catalogue/stock/line-availability.ts';
import { successorsOf } from '../../shopfront/search/replaced-parts.ts';
import { shopperView } from '../../shopfront/search/catalogue-view.ts';
import type { Quotation, QuotationHeader, QuotationLine, StaffQuotation, StaffQuotationLine } from './answers.ts';
import { taxInWords } from '../../base/tax/tax-figures.ts';
import { differencesOf, goneParts, keptTerms, shownTerms, termsAt } from './offer-terms.ts';
import { discountLimitOf, discountOf } from './prepare-quotation.ts';
import { canTake, type ShownState } from './quotation.ts';
import { usualDelivery, usualUntilDay } from './usual-terms.ts';
import {
  findOpenApproval,
  findQuotation,
  getVersion,
  headerOf,
  listEvents,
  listOwnQuotations,
  listVersionLines,
  type QuotationRow,
  type StoredLine,
  type StoredVersion,
} from './quotation-queries.ts';
import { type QuotedPart, quotedParts } from './quoted-parts.ts';

type UntranslatedQuotation = Omit<Untranslated<Quotation, 'differences'>, 'lines'> & {
  lines: readonly Untranslated<QuotationLine, 'refusal'>[];
};
type UntranslatedStaffQuotation = Omit<Untranslated<StaffQuotation, 'differences'>, 'lines'> & {
  lines: readonly Untranslated<StaffQuotationLine, 'refusal'>[];
};

/** The quotations that the member sees, newest first. */
export function readOwnQuotations(
  asked: GrowingPage & { quotationState?: ShownState | undefined },
  { shop, caller: { customer } }: CustomerContext,
): Promise<ListPage<QuotationHeader>> {
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  return listOwnQuotations(shop.db, { reader: customer, state: asked.quotationState, today }, withPage(asked));
}

/**
 * Reads a quotation for its company: the newest offer, or the request, beside the company's own prices of today.
 * @throws {NotFoundError} unknown, or not visible to the member
 */
export async function readQuotation(
  { quotationId }: { quotationId: number },
  context: CustomerContext,
): Promise<UntranslatedQuotation> {
  const { shop, caller } = context;
  const { customer } = caller;
  const { db, clock, store } = shop;
  const row = await findQuotation(db, quotationId, customer);
  if (row === undefined) throw new NotFoundError('quotation');
  const version = await getVersion(db, quotationId, row.sentVersion ?? 1);
  const [lines, events, approvalId] = await Promise.all([
    listVersionLines(db, version.id),
    listEvents(db, quotationId),
    findOpenApproval(db, row.cartId, clock.now()),
  ]);
  const parts = await quotedParts(shop, customer, lines);
  const successors = await successorsOf(
    context,
    lines.map(({ productId }) => productId),
    shopperView(context),
  );
  const header = headerOf(row, dayInZone(clock.now(), store.timeZone));
  // A request that waits freezes the offer, which then can't expire (H3).
  const state = approvalId === undefined ? header.quotationState : row.state;
  const mayOrder = hasRight(customer.role, 'order') && customer.actingStaff === null && approvalId === undefined;
  const isSameCurrency = customer.currencyId === row.currencyId;
  const shown = lines.map((line, index) => {
    const part = parts[index];
    const isForSale = part !== undefined && part.refusal === null;
    return {
      ...lineOf(line),
      todayPriceMinor: isForSale && isSameCurrency ? part.ownPriceMinor : null,
      promise: isForSale && canTake(state, 'order') ? part.promise : null,
      refusal: part?.refusal ?? null,
      successors: (successors.get(line.productId) ?? []).map(({ productId, productName }) => ({
        productId,
        productName,
      })),
    };
  });
  const wanted = { totalMinor: header.totalMinor ?? 0, currency: row.currencyId };
  const address =
    version.deliveryAddressId === null
      ? undefined
      : await findOwnAddress(db, { addressId: version.deliveryAddressId, companyId: row.companyId });
  const differences = canTake(state, 'order') ? await differencesNow(shop, { row, version, lines }, address) : [];
  const mayAccept = mayOrder && canTake(state, 'order') && differences.length === 0;
  const need = mayAccept ? await needFor(db, customer, wanted, shop) : null;
  const { tax, ...terms } = await shownTerms(db, shop, { companyId: row.companyId, version, lines }, address);
  return {
    ...header,
    quotationState: state,
    ...offerOf(version),
    // Words of staff are for the buyer only in an offer that was sent; a buyer's own stay theirs.
    deliveryAddressId: keptTerms(version) === null ? (address?.id ?? null) : version.deliveryAddressId,
    ...terms,
    ...taxInWords({ tax }, context.translator),
    differences,
    stamp: row.sentVersion === null ? null : version.stamp,
    lines: shareStock(shown),
    todayGoodsMinor: todayGoods(shown),
    events: events
      .filter(({ kind }) => kind !== 'prepare' && kind !== 'review')
      .map(({ id, at, kind, remarks, isStaff, byName }) => ({
        id,
        at: at.toISOString(),
        kind,
        remarks,
        isStaff,
        byName: isStaff ? null : byName,
      })),
    approvalId: approvalId ?? null,
    askedFor: need?.askedFor ?? null,
    mayAccept,
    mayCounter: mayOrder && canTake(state, 'counter'),
    mayDecline: mayOrder && canTake(state, 'decline'),
    mayRetract: mayOrder && canTake(state, 'retract'),
    mayAskAgain: hasRight(customer.role, 'order') && AGAIN.includes(state),
  };
}

/** Differences between an offer and what its order would be now (D54). */
async function differencesNow(
  shop: CustomerContext['shop'],
  { row, version, lines }: { row: QuotationRow; version: StoredVersion; lines: readonly StoredLine[] },
  address: DeliveryAddress | undefined,
): Promise<Message[]> {
  const { db, clock, store } = shop;
  const { companyId, currencyId: currency } = row;
  const gone = await goneParts(db, lines, dayInZone(clock.now(), store.timeZone));
  const kept = keptTerms(version);
  const now = kept === null ? null : await termsAt(db, shop, clock.now(), { ...version, companyId, lines }, address);
  const total = { totalMinor: version.totalMinor ?? 0, currency };
  return [
    ...(kept === null || now === null ? [] : differencesOf(kept, now, total)),
    ...gone.map((part) => part.message),
  ];
}

const AGAIN: readonly ShownState[] = ['expired', 'declined', 'withdrawn', 'ordered'];

function lineOf(line: StoredLine) {
  const { position, productId, productName, productIntro, variantId, variantDetails, unit } = line;
  const { quantity, serial, machine, unitPriceMinor } = line;
  return {
    position,
    productId,
    productName,
    productIntro,
    variantId,
    variantDetails,
    unit,
    quantity,
    serial,
    machine,
    unitPriceMinor,
    lineTotalMinor: unitPriceMinor === null ? null : lineTotal(unitPriceMinor, quantity),
  };
}

function todayGoods(lines: readonly { todayPriceMinor: number | null; quantity: number }[]): number | null {
  let sum = 0;
  for (const { todayPriceMinor, quantity } of lines) {
    if (todayPriceMinor === null) return null;
    sum += lineTotal(todayPriceMinor, quantity);
  }
  return sum;
}

function offerOf({
  goodsMinor,
  deliveryMinor,
  adjustments,
  terms,
  message: remarks,
  partsAllowed,
}: Awaited<ReturnType<typeof getVersion>>) {
  return { goodsMinor, deliveryMinor, adjustments, terms, remarks, partsAllowed };
}

/** Reads the newest version of a quotation for staff, beside the company's own prices and the list prices. @throws {NotFoundError} */
export async function readQuotationForStaff(
  { quotationId }: { quotationId: number },
  { shop, caller: { staff } }: StaffContext,
): Promise<UntranslatedStaffQuotation> {
  const { db, clock, store } = shop;
  const row = await findQuotation(db, quotationId, null);
  if (row === undefined) throw new NotFoundError('quotation');
  const version = await getVersion(db, quotationId, row.lastVersion);
  const [lines, events, approvalId, addresses, discountLimit, address] = await Promise.all([
    listVersionLines(db, version.id),
    listEvents(db, quotationId),
    findOpenApproval(db, row.cartId, clock.now()),
    listAddressesOf(db, [row.companyId]),
    discountLimitOf(db, staff.id),
    version.deliveryAddressId === null ? undefined : findAnyAddress(db, version.deliveryAddressId),
  ]);
  const parts = await quotedParts(shop, { ...row.buyer, currencyId: row.currencyId }, lines);
  const costs = await costsOfParts(
    db,
    lines.map(({ productId }) => productId),
  );
  const { rates } = shop.hot();
  const header = headerOf(row, dayInZone(clock.now(), store.timeZone));
  return {
    ...header,
    ...offerOf(version),
    deliveryAddressId: address?.id ?? null,
    ...(await shownTerms(db, shop, { companyId: row.companyId, version, lines }, address)),
    differences: await differencesNow(shop, { row, version, lines }, address),
    companyId: row.companyId,
    company: row.company,
    memberId: row.customerId,
    isMemberActive: row.memberStatus === 'active',
    version: row.lastVersion,
    sentVersion: row.sentVersion,
    untilDay: version.validUntil,
    note: version.note,
    anyQuantity: version.anyQuantity,
    lines: lines.map((line, index) => ({
      ...lineOf(line),
      isTyped: line.typed,
      margin: marginOf(line.unitPriceMinor, row.currencyId, costs.get(line.productId) ?? null, rates),
      ...todayFigures(parts[index], version),
    })),
    addresses: addresses.map(({ address: each }) => ({
      addressId: each.id,
      address: addressText(each, each.countryName),
    })),
    events: events.map(({ id, at, kind, remarks, isStaff, byName, version: of }) => ({
      id,
      at: at.toISOString(),
      kind,
      remarks,
      isStaff,
      version: of,
      byName,
    })),
    approvalId: approvalId ?? null,
    discountPercent: discountOf(lines, parts),
    discountLimit,
    mayPrepare: approvalId === undefined && canTake(header.quotationState, 'prepare'),
    usualUntilDay: usualUntilDay(shop),
    usualDeliveryMinor: usualDelivery(address?.countryId, shop),
  };
}

function todayFigures(
  part: QuotedPart | undefined,
  { anyQuantity }: { anyQuantity: boolean },
): {
  todayPriceMinor: number | null;
  listPriceMinor: number | null;
  promise: DeliveryPromise | null;
  refusal: Message | null;
} {
  if (part === undefined) return { todayPriceMinor: null, listPriceMinor: null, promise: null, refusal: null };
  const { ownPriceMinor: todayPriceMinor, listPriceMinor, promise } = part;
  return {
    todayPriceMinor,
    listPriceMinor,
    promise,
    refusal: part.refusal ?? (anyQuantity ? null : part.quantityRefusal),
  };
}
