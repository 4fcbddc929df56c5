import type { CurrencyId, Minor } from './money.ts';
import { type Adjustment, type AdjustmentKind, adjustmentOf, CHARGE_KINDS } from './adjustments.ts';

/** A charge that staff set for orders in one currency (D60). */
export interface ChargeRule {
  kind: AdjustmentKind;
  currency: CurrencyId;
  amountMinor: Minor;
  /** Charged for goods below it; null: whatever the goods come to. */
  belowMinor: Minor | null;
  /** Charged if a part of the category is ordered; null: whatever is ordered. */
  categoryId: number | null;
}

/** Goods of an order, before any discount, with the categories of its parts. */
interface ChargedGoods {
  currency: CurrencyId;
  goodsMinor: Minor;
  categoryIds: ReadonlySet<number>;
}

/** Charges of an order: each kind once, by the highest of its rules. */
export function chargesFor(rules: readonly ChargeRule[], goods: ChargedGoods): Adjustment[] {
  const applying = rules.filter((rule) => applies(rule, goods));
  return CHARGE_KINDS.flatMap((kind) => {
    const amounts = applying.filter((rule) => rule.kind === kind).map(({ amountMinor }) => amountMinor);
    return amounts.length === 0 ? [] : [adjustmentOf(kind, Math.max(...amounts))];
  });
}

function applies({ currency, belowMinor, categoryId }: ChargeRule, goods: ChargedGoods): boolean {
  return (
    currency === goods.currency &&
    (belowMinor === null || goods.goodsMinor < belowMinor) &&
    (categoryId === null || goods.categoryIds.has(categoryId))
  );
}
