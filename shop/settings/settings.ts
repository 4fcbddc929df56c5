import type { AwardReading } from './readings.ts';
import type { Minor } from '../kernel/money.ts';
import type { AgreementSettings } from '../kernel/agreement.ts';
import type { TaxOnScreens } from '../kernel/tax-note.ts';
import type { PriceReading } from './readings.ts';

/** Settings of the whole shop, which staff can change (D28). */
export interface Settings extends AgreementSettings {
  priceReading: PriceReading;
  awardReading: AwardReading;
  tapeShopHost: string;
  deliveryUnitedKingdomMinor: Minor;
  deliveryEuropeMinor: Minor;
  minimumSpendMinor: Minor;
  staffEmail: string;
  /** Staff need a second factor or a passkey for everything except setting one up (D43). */
  staffSecondFactor: boolean;
  /** 'said': a sentence below totals says that prices exclude tax (O3). */
  taxOnScreens: TaxOnScreens;
  /** Years for which tax law requires the names on orders, even of erased people (O4). */
  keepBooksYears: number;
}

declare module '#shop/operations/hot-data.ts' {
  interface HotData {
    readonly settings: Settings;
  }
}
