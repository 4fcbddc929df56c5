import type { AwardReading } from './readings.ts';
import type { Minor } from '../kernel/money.ts';
import type { PriceReading } from './readings.ts';

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

declare module '#shop/frame/hot-data.ts' {
  interface HotData {
    readonly settings: Settings;
  }
}
