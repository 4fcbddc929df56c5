import type { AwardReading } from '../catalogue/visibility.ts';
import type { Minor } from '../kernel/money.ts';
import type { PriceReading } from '../pricing/price.ts';

/** What staff may change about the shop as a whole (D28). */
export interface Settings {
  priceReading: PriceReading;
  awardReading: AwardReading;
  tapeShopHost: string;
  deliveryUnitedKingdomMinor: Minor;
  deliveryEuropeMinor: Minor;
  minimumSpendMinor: Minor;
  staffEmail: string;
}
