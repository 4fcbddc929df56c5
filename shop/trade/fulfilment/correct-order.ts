import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { orderFieldsOf } from '../../people/accounts/order-field-rules.ts';
import type { OrderFields } from '../../people/accounts/order-fields.ts';
import { kitPartsNow } from '../../catalogue/kits/kit-queries.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { deliveryCharge } from '../delivery/charge.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { ConflictError, InvalidInputError } from '../../base/messages/errors.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { message } from '../../base/messages/message.ts';
import { findAnyOrder } from '../orders/order-queries.ts';
import type { OrderLine, PlacedOrder } from '../orders/order.ts';
import { changesBetween, type OrderChange } from '../order-versions/order-version.ts';
import { canBeSent, type OrderState } from '../orders/progress.ts';
import { orderLineQuantities, orderLines, orderProgress } from '../orders/tables.ts';
import { orderVersions } from '../order-versions/tables.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { chargesIn, withDelivery } from '../../base/money/adjustments.ts';
import { orderTotals, subtotalIn } from '../../catalogue/pricing/totals.ts';
import { readSettings } from '../../base/settings/settings-queries.ts';
import { correctionRefusals, quantitiesAfter } from './correction.ts';
import { correctedFields } from './corrected-fields.ts';
import { findFieldRules, findSnapshotTerms, findTarget, type SnapshotTerms } from './correction-queries.ts';
import { listEveryLine, listLineProgress } from './delivery-queries.ts';
import type { OrderCorrection } from './staff-paths.ts';
import { lockProgress, recordEvents, setState } from './progress-queries.ts';
import { acceptChange } from './request-queries.ts';
import { replacementLines } from './replacement-lines.ts';
import { moveByDifference } from './stock-of-corrections.ts';
import { taxAfterCorrection } from './tax-of-corrections.ts';
import { recordStates } from './take-steps.ts';
import type { LineProgress } from './wire.ts';

interface By {
  staff: { id: number; name: string };
  now: Date;
}

/**
 * Corrects an order that is not shipped yet (L5): the original snapshot stays, and a version is stored next to it.
 * Returns the version's number.
 * @throws {NotFoundError}
 * @throws {ConflictError} it is shipped, closed or cancelled, or was corrected in the meantime
 * @throws {InvalidInputError} less than was shipped, nothing left, no such part, nothing changed: by field
 */
export function correctOrder(correction: OrderCorrection, { shop, caller: { staff } }: StaffContext): Promise<number> {
  const { orderId } = correction;
  const by = { staff, now: shop.clock.now() };
  return inTransaction(shop.db, async (tx) => {
    const [progress] = await lockProgress(tx, [orderId]);
    const state = progress?.state ?? 'closed';
    if (!canBeSent(state))
      throw new ConflictError('order.not-correctable', message('staff-refusal.order-not-correctable'));
    const before = await getOrder(tx, orderId);
    if (numberOf(before) !== correction.version)
      throw new ConflictError('order.version-changed', message('staff-refusal.order-version'));
    const lines = await listEveryLine(tx, orderId);
    const refusals = correctionRefusals(lines, correction.lines ?? []);
    if (refusals.length > 0) throw new InvalidInputError(refusals);

    const moved = await correctLines(tx, before, lines, correction, shop);
    const version = numberOf(before) + 1;
    const changes = await insertVersion(tx, before, { correction, version }, shop, by);
    await moveByDifference(tx, orderId, moved, by.now);
    await tell(tx, { orderId, version, changes }, by);
    if (state === 'partly-sent') await endWhereSent(tx, { orderId, state }, by);
    return version;
  });
}

const numberOf = ({ version }: PlacedOrder) => version?.number ?? 1;

/** Writes the current quantity of each line, and the replacement lines; returns the differences. */
async function correctLines(
  tx: Db,
  order: PlacedOrder,
  lines: readonly LineProgress[],
  { lines: asked = [] }: OrderCorrection,
  shop: Shop,
) {
  const after = quantitiesAfter(lines, asked);
  const changed = lines.flatMap(({ orderLineId, ordered }) => {
    const difference = (after.get(orderLineId) ?? ordered) - ordered;
    return difference === 0 ? [] : [{ orderLineId, quantity: ordered + difference, difference }];
  });
  if (changed.length > 0)
    await tx
      .insert(orderLineQuantities)
      .values(changed.map(({ orderLineId, quantity }) => ({ orderLineId, orderId: order.id, quantity })))
      .onConflictDoUpdate({ target: orderLineQuantities.orderLineId, set: { quantity: sql`excluded.quantity` } });
  const replacing = await replacementLines(tx, order, asked, shop);
  if (replacing.length === 0) return changed;
  const [last] = (
    await tx.execute<{ position: number }>(
      sql`select max(position) as position from order_lines where order_id = ${order.id}`,
    )
  ).rows;
  const added = await tx
    .insert(orderLines)
    .values(
      replacing.map((line, index) => ({
        ...line,
        orderId: order.id,
        position: (last?.position ?? 0) + index + 1,
        addedIn: numberOf(order) + 1,
        kitParts: kitPartsNow(line.productId),
      })),
    )
    .returning({ orderLineId: orderLines.id, difference: orderLines.quantity });
  return [...changed, ...added];
}

/** Writes the version with its figures, by the rules of every order, at the order's own prices, rates and currency. */
async function insertVersion(
  tx: Db,
  before: PlacedOrder,
  { correction, version }: { correction: OrderCorrection; version: number },
  shop: Pick<Shop, 'clock' | 'store'>,
  { staff }: By,
): Promise<OrderChange[]> {
  const { id: orderId, currency } = before;
  const terms = await findSnapshotTerms(tx, orderId);
  const { to, ...place } = await placeOf(tx, before, correction, terms);
  const lines = (await getOrder(tx, orderId)).lines;
  const totals = orderTotals({
    lines: lines.map((line) => ({ unitMinor: line.unitPriceMinor, quantity: line.quantity })),
    coupon: terms.couponMultiplierMicros === null ? null : { multiplierMicros: terms.couponMultiplierMicros },
    deliveryMinor: place.deliveryMinor,
    charges: chargesIn(before.adjustments), // as agreed, whatever is corrected
  });
  const fields = await fieldsOf(tx, before, correction, shop);
  const purchaseOrderNumber = correction.purchaseOrderNumber ?? before.purchaseOrderNumber;
  const shown = {
    deliveryMinor: terms.advisedMinor ?? totals.deliveryMinor,
    totalMinor: totals.totalMinor + (terms.advisedMinor ?? 0),
  };
  const adjustments = withDelivery(totals.adjustments, shown.deliveryMinor);
  const tax = taxAfterCorrection(terms.tax, to, lines, { adjustments });
  const changes = changesBetween(comparableParts(before, before), {
    ...comparableParts({ ...before, ...place, ...fields, purchaseOrderNumber, lines }, before),
    ...shown,
    taxMinor: tax?.taxMinor,
  });
  if (changes.length === 0)
    throw new InvalidInputError([{ field: 'lines', message: message('staff-refusal.nothing-changed') }]);
  const own = { subtotalMinor: totals.subtotalMinor, currency, rates: terms.rates };
  await tx.insert(orderVersions).values({
    ...totals,
    ...place,
    orderId,
    version,
    madeAt: shop.clock.now(),
    staffName: staff.name,
    why: correction.why ?? '',
    purchaseOrderNumber,
    fields,
    subtotalGbpMinor: subtotalIn(2, own),
    subtotalEurMinor: subtotalIn(3, own),
    taxReason: tax?.taxReason ?? null,
    taxMinor: tax?.taxMinor ?? null,
    changes,
  });
  // The version has the whole tax, with that of a charge that was advised.
  const advised = tax === null || terms.advisedMinor === null ? {} : { advisedTaxMinor: 0 };
  await tx
    .update(orderProgress)
    .set({ version, ...advised })
    .where(eq(orderProgress.orderId, orderId));
  return changes;
}

/**
 * Delivery address and charge after a correction, and the other address for its tax. Another country has its own charge, at today's rates, unless a charge was advised
 * already.
 */
async function placeOf(tx: Db, before: PlacedOrder, correction: OrderCorrection, terms: SnapshotTerms) {
  const { deliveryAddressId, deliveryAddress } = correction;
  const stays = {
    deliveryAddressId: before.deliveryAddressId,
    deliveryAddress: before.deliveryAddress,
    deliveryCountryId: terms.deliveryCountryId,
    deliveryMinor: terms.deliveryMinor,
    to: null,
  };
  if (deliveryAddressId !== undefined && deliveryAddressId !== before.deliveryAddressId) {
    const target = await findTarget(tx, before.id, deliveryAddressId);
    if (target === undefined)
      throw new InvalidInputError([{ field: 'deliveryAddressId', message: message('staff-refusal.address-unknown') }]);
    const { text, country, postcode } = target;
    const isSame = country.id === terms.deliveryCountryId || terms.advisedMinor !== null;
    const settings = await readSettings(tx);
    const charge = deliveryCharge(country, {
      unitedKingdomMinor: settings.deliveryUnitedKingdomMinor,
      europeMinor: settings.deliveryEuropeMinor,
    });
    return {
      deliveryAddressId,
      deliveryAddress: text,
      deliveryCountryId: country.id,
      deliveryMinor: isSame ? terms.deliveryMinor : charge,
      to: { country: country.iso2, postcode },
    };
  }
  if (deliveryAddress === undefined || deliveryAddress === before.deliveryAddress) return stays;
  return { ...stays, deliveryAddressId: null, deliveryAddress };
}

/** Order fields after a correction (H4). @throws {InvalidInputError}  by field */
async function fieldsOf(
  tx: Db,
  before: PlacedOrder,
  correction: OrderCorrection,
  { clock, store }: Pick<Shop, 'clock' | 'store'>,
): Promise<OrderFields> {
  const today = dayInZone(clock.now(), store.timeZone);
  const rules = await findFieldRules(tx, before.id);
  const { fields, refusals } = correctedFields(rules, orderFieldsOf(before), correction, today);
  if (refusals.length > 0) throw new InvalidInputError(refusals);
  return fields;
}

function comparableParts(
  order: Pick<PlacedOrder, 'deliveryAddress' | 'purchaseOrderNumber' | 'lines' | keyof OrderFields>,
  { deliveryMinor, totalMinor, tax }: Pick<PlacedOrder, 'deliveryMinor' | 'totalMinor' | 'tax'>,
) {
  const { deliveryAddress, purchaseOrderNumber, lines } = order;
  const fields = orderFieldsOf(order);
  const figures = { deliveryMinor, totalMinor, taxMinor: tax?.taxMinor };
  return { deliveryAddress, purchaseOrderNumber, fields, ...figures, lines: lines.map(comparedLine) };
}

function comparedLine({ id, productName, variantDetails, quantity, unitPriceMinor }: OrderLine) {
  const part = variantDetails === null ? productName : `${productName}, ${variantDetails}`;
  return { id, part, quantity, unitPriceMinor };
}

/**
 * Records the correction in the order's history and the audit list, and notifies the buyer and the author of the
 * request.
 */
async function tell(
  tx: Db,
  { orderId, version, changes }: { orderId: number; version: number; changes: readonly OrderChange[] },
  { staff, now }: By,
): Promise<void> {
  await recordEvents(tx, staff, now, [{ orderId, kind: 'corrected', details: { version } }]);
  await recordChange(tx, staff, now, {
    action: 'corrected',
    entity: 'order',
    entityId: orderId,
    before: Object.fromEntries(changes.map((change) => [nameOf(change), change.before ?? change.beforeMinor])),
    after: Object.fromEntries(changes.map((change) => [nameOf(change), change.after ?? change.afterMinor])),
  });
  await acceptChange(tx, orderId, { decidedAt: now, decidedByName: staff.name });
  await queueEffect(tx, now, 'order-changed', { orderId, version });
}

/** Name of a change among the audited values; an amount's name contains its unit, so that it is shown as money. */
function nameOf({ what, part, after, afterMinor, before, beforeMinor }: OrderChange): string {
  if (part !== null) return `${what} ${part}`;
  const isAmount = (before ?? after) === null && (beforeMinor ?? afterMinor) !== null;
  return isAmount ? `${what}Minor` : what;
}

/** Completes a part-shipped order whose remaining lines were all removed. */
async function endWhereSent(tx: Db, { orderId, state }: { orderId: number; state: OrderState }, by: By): Promise<void> {
  const lines = await listLineProgress(tx, orderId);
  if (lines.some(({ left }) => left > 0)) return;
  await setState(tx, [orderId], 'sent', by.now);
  const version = numberOf(await getOrder(tx, orderId));
  await recordStates(tx, { changes: [{ orderId, from: state, to: 'sent', version }] }, by);
}

async function getOrder(tx: Db, orderId: number): Promise<PlacedOrder> {
  const order = await findAnyOrder(tx, orderId);
  if (order === undefined) throw new Error(`Order ${orderId} is locked and does not exist.`);
  return order;
}
