import type { Minor } from './money.ts';
import { message, type RuleMessage } from '../messages/message.ts';

/**
 * Kinds of rows between goods and total, in display order (D60). Those before the sub total are shared among the lines, as a discount is (D7).
 * Charges follow rules that staff set.
 */
export const adjustmentKinds = {
  discount: { isInSubtotal: true, isCharge: false },
  delivery: { isInSubtotal: false, isCharge: false },
  'small-order': { isInSubtotal: false, isCharge: true },
  'hazardous-goods': { isInSubtotal: false, isCharge: true },
} as const satisfies Record<string, { isInSubtotal: boolean; isCharge: boolean }>;

export type AdjustmentKind = keyof typeof adjustmentKinds;
export const ADJUSTMENT_KINDS = Object.keys(adjustmentKinds) as [AdjustmentKind, ...AdjustmentKind[]];

export const CHARGE_KINDS = ADJUSTMENT_KINDS.filter((kind) => adjustmentKinds[kind].isCharge);

/** A row between goods and total. At most one of each kind; a discount of 0 is left out. */
export interface Adjustment {
  kind: AdjustmentKind;
  /** null: to be advised (B6). */
  amountMinor: Minor | null;
  isTaxed: boolean;
}

/** The figures under every basket, order sheet and PDF (D7): goods + adjustments = total. */
export interface OrderTotals {
  goodsMinor: Minor;
  adjustments: readonly Adjustment[];
  /** Never above 0. */
  discountMinor: Minor;
  subtotalMinor: Minor;
  /** null: to be advised (B6). */
  deliveryMinor: Minor | null;
  totalMinor: Minor;
}

export function adjustmentOf(kind: AdjustmentKind, amountMinor: Minor | null): Adjustment {
  return { kind, amountMinor, isTaxed: true };
}

/** The adjustments of an order, in display order. */
export function adjustmentsOf(
  discountMinor: Minor,
  deliveryMinor: Minor | null,
  charges: readonly Adjustment[] = [],
): Adjustment[] {
  return [
    ...(discountMinor === 0 ? [] : [adjustmentOf('discount', discountMinor)]),
    adjustmentOf('delivery', deliveryMinor),
    ...charges,
  ];
}

/** The charges among the adjustments of an order. */
export function chargesIn(adjustments: readonly Adjustment[]): Adjustment[] {
  return adjustments.filter(({ kind }) => adjustmentKinds[kind].isCharge);
}

/** The adjustments with another delivery charge. */
export function withDelivery(adjustments: readonly Adjustment[], deliveryMinor: Minor | null): Adjustment[] {
  return adjustments.map((given) => (given.kind === 'delivery' ? { ...given, amountMinor: deliveryMinor } : given));
}

/** Adds up the totals of goods with their adjustments. */
export function totalsOf(goodsMinor: Minor, adjustments: readonly Adjustment[]): OrderTotals {
  const subtotalMinor = goodsMinor + sumInSubtotal(adjustments);
  const totalMinor = goodsMinor + adjustments.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);
  return { goodsMinor, adjustments, subtotalMinor, totalMinor, ...namedAmounts(adjustments) };
}

/** Sum of the adjustments that belong to the sub total: the discount. */
export function sumInSubtotal(adjustments: readonly Adjustment[]): Minor {
  return adjustments
    .filter(({ kind }) => adjustmentKinds[kind].isInSubtotal)
    .reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);
}

/** The amounts that documented records have names for; null: to be advised. */
export function namedAmounts(adjustments: readonly Adjustment[]): Pick<OrderTotals, 'discountMinor' | 'deliveryMinor'> {
  return {
    discountMinor: amountOf(adjustments, 'discount') ?? 0,
    deliveryMinor: amountOf(adjustments, 'delivery'),
  };
}

/** null: there is none, or it is to be advised. */
export function amountOf(adjustments: readonly Adjustment[], kind: AdjustmentKind): Minor | null {
  return adjustments.find((adjustment) => adjustment.kind === kind)?.amountMinor ?? null;
}

/** Everything that the rows of totals are made of. */
export type TotalFigures = Omit<OrderTotals, 'discountMinor' | 'deliveryMinor'>;

/** A row of the totals on a page, sheet or mail. */
export interface TotalRow {
  label: RuleMessage;
  /** null: to be advised. */
  amountMinor: Minor | null;
}

/** Rows from the goods to the total (D7): goods only if they differ from the sub total. @param couponCode  promo code of the discount */
export function totalRows(
  { goodsMinor, adjustments, subtotalMinor, totalMinor }: TotalFigures,
  couponCode: string | null,
): TotalRow[] {
  const isBefore = ({ kind }: Adjustment) => adjustmentKinds[kind].isInSubtotal;
  const rowOf = ({ kind, amountMinor }: Adjustment) => ({ label: adjustmentLabel(kind, couponCode), amountMinor });
  const before = adjustments.filter(isBefore).map(rowOf);
  return [
    ...(before.length === 0 ? [] : [{ label: message('rule.totals.goods'), amountMinor: goodsMinor }, ...before]),
    { label: message('rule.totals.subtotal'), amountMinor: subtotalMinor },
    ...adjustments.filter((adjustment) => !isBefore(adjustment)).map(rowOf),
    { label: message('rule.totals.total'), amountMinor: totalMinor },
  ];
}

/** Label of an adjustment; a discount names its promo code. */
export function adjustmentLabel(kind: AdjustmentKind, couponCode: string | null = null): RuleMessage {
  if (kind === 'discount' && couponCode !== null) return message('rule.totals.discount-by', { code: couponCode });
  return message(`rule.totals.${kind}`);
}
