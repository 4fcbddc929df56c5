import type { Db } from '#platform/database/database.ts';
import type { Minor } from '../../base/money/money.ts';
import { netFigures } from '../order-placing/order-tax.ts';
import { findAnyOrder } from '../orders/order-queries.ts';
import type { PlacedOrder } from '../orders/order.ts';
import { withDelivery } from '../../base/money/adjustments.ts';
import { taxReasonOf, type TaxedDelivery } from '../../base/tax/compute-tax.ts';
import { figuresFor, type NetFigures } from '../../base/tax/order-tax.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import { findSnapshotTerms, type SnapshotTerms } from './correction-queries.ts';

/**
 * Computes the tax of an order after a correction, with the order's own seller, rate, rounding and VAT number (O3). Only another address of the
 * company decides again whether it is taxed; free text does not. null: the order's tax was not computed.
 * @param to  the other address
 */
export function taxAfterCorrection(
  { stamp, taxReason, isVatAccepted }: SnapshotTerms['tax'],
  to: Pick<TaxedDelivery, 'country' | 'postcode'> | null,
  lines: PlacedOrder['lines'],
  figures: Pick<NetFigures, 'adjustments'>,
): TaxFigures | null {
  if (stamp === null || taxReason === null) return null;
  const reason = to === null ? taxReason : taxReasonOf(stamp, { ...to, vatNumber: stamp.vatNumber, isVatAccepted });
  return figuresFor(stamp, reason, netFigures(lines, figures));
}

/** Computes the tax of a delivery charge that is advised now; null: the order's tax was not computed. */
export async function taxOfAdvised(tx: Db, orderId: number, deliveryMinor: Minor): Promise<Minor | null> {
  const [{ tax }, order] = await Promise.all([findSnapshotTerms(tx, orderId), findAnyOrder(tx, orderId)]);
  if (order?.tax === undefined) return null;
  const adjustments = withDelivery(order.adjustments, deliveryMinor);
  const after = taxAfterCorrection(tax, null, order.lines, { adjustments });
  return after === null ? null : after.taxMinor - order.tax.taxMinor;
}
