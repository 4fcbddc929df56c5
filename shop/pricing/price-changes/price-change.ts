import type { Minor } from '../../kernel/money.ts';
import type { Ladder } from '../ladder.ts';

/** States of a change of many prices (K5). `planned` waits for its day; a change of a list is applied at once, with rows from that day on. */
export const PRICE_CHANGE_STATES = ['proposed', 'planned', 'applied', 'undone', 'discarded'] as const;
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];

/** Outcomes of a row: `left` was changed by somebody between proposal and application, `kept` between application and undoing. */
export const PRICE_CHANGE_OUTCOMES = ['applied', 'left', 'undone', 'kept'] as const;
export type PriceChangeOutcome = (typeof PRICE_CHANGE_OUTCOMES)[number];

/** The shop's own prices of a part or of a width of a family; null: none of its own in that currency (B2). */
export interface OwnPrices {
  usdMinor: Minor | null;
  /** Of widths alone. */
  gbpMinor?: Minor | null;
  eurMinor: Minor | null;
}

/** A price as it was or will be: a ladder of a list, or the shop's own prices. */
export type ChangedPrice = Ladder | OwnPrices;
