/** Quantities that one line of a basket or an order may have (C1). */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 100;
