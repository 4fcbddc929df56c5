import type { AwardReading } from './readings.ts';
import type { Minor } from '../money/money.ts';
import type { AgreementSettings } from '../kernel/agreement.ts';
import type { ChargeRule } from '../money/charges.ts';
import type { SellerSettings } from '../tax/order-tax.ts';
import type { ShopIdentity } from './identity.ts';
import type { PriceReading } from './readings.ts';

/** Settings of the whole shop, which staff can change (D28). */
export interface Settings extends AgreementSettings, SellerSettings {
  priceReading: PriceReading;
  awardReading: AwardReading;
  tapeShopHost: string;
  deliveryUnitedKingdomMinor: Minor;
  deliveryEuropeMinor: Minor;
  minimumSpendMinor: Minor;
  /** Charges of orders; none: off (D60). */
  charges: readonly ChargeRule[];
  staffEmail: string;
  /** Null: as the store's file has it. */
  identity: ShopIdentity | null;
  /** Staff need a second factor or a passkey for everything except setting one up (D43). */
  staffSecondFactor: boolean;
  /** The sample shop's own texts count where the store has no file: with its data, and in a shop from before this was recorded. */
  hasSampleStore: boolean;
  /** Visitors see the shop; before, only "opening soon" (Q6). */
  isOpen: boolean;
  /** Years for which tax law requires the names on orders, even of erased people (O4). */
  keepBooksYears: number;
}
