/** The account's region mark: 1 Europe, 2 USA, 0 none yet. */
export type AdminContact = 0 | 1 | 2;

/** Price class of a customer: 0 not set, 1 European, 2 domestic, 3 international (B3). */
export type PriceClass = 0 | 1 | 2 | 3;
