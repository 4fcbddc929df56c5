/** The two readings of the price class that staff can switch between (D3). */
export type PriceReading = 'discount' | 'legacy';

/** The two readings of the award that staff can switch between (D4). */
export type AwardReading = 'storefront' | 'administration';
