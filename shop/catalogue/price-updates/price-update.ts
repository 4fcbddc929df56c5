import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { Ladder } from '../pricing/ladder.ts';

/** States of a price update (K5). `planned` waits for its day; an update of a list is applied at once, with rows from that day on. */
export const PRICE_UPDATE_STATES = ['proposed', 'planned', 'applied', 'undone', 'discarded'] as const;
export type PriceUpdateState = (typeof PRICE_UPDATE_STATES)[number];

/** Outcomes of a row: `left` was changed by somebody between proposal and application, `kept` between application and undoing. */
export const PRICE_UPDATE_OUTCOMES = ['applied', 'left', 'undone', 'kept'] as const;
export type PriceUpdateOutcome = (typeof PRICE_UPDATE_OUTCOMES)[number];

/** The shop's own prices of a part or of a width of a family; null: none of its own in that currency (B2). */
export interface OwnPrices {
  usdMinor: Minor | null;
  /** Of widths alone. */
  gbpMinor?: Minor | null;
  eurMinor: Minor | null;
}

/** The shop's own prices by currency. */
export const OWN_PRICES = [
  ['usdMinor', 1],
  ['gbpMinor', 2],
  ['eurMinor', 3],
] as const satisfies readonly (readonly [keyof OwnPrices, CurrencyId])[];

/** A price as it was or will be: a ladder of a list, or the shop's own prices. */
export type ChangedPrice = Ladder | OwnPrices;
