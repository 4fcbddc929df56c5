import type { Minor } from '../../base/money/money.ts';
import { mulDivRound } from '../../base/money/rates.ts';
import { type Ladder, WHOLE } from './ladder.ts';

/** A rise, or a fall below 0, with the step that new prices are rounded to (K5). */
export interface Rise {
  /** Hundredths of a per cent: 400 is + 4 %. */
  readonly percent: number;
  /** Minor units: 5 rounds to 0.05. */
  readonly step: Minor;
}

/** Steps that staff choose from. */
export const STEPS = [1, 5, 10, 50, 100] as const;

/** Raises one price; exact halves of the step are rounded up (D1). */
export function raisePrice(price: Minor, { percent, step }: Rise): Minor {
  return mulDivRound(price, WHOLE + percent, WHOLE * step) * step;
}

/** Raises every amount of a ladder. null: it has discounts, which follow the list price by themselves. */
export function raiseLadder(ladder: Ladder, rise: Rise): Ladder | null {
  const raised = ladder.flatMap((each) => ('minor' in each ? { ...each, minor: raisePrice(each.minor, rise) } : []));
  return raised.length === ladder.length ? raised : null;
}
