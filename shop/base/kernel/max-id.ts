/** The largest id in the shop: the maximum of the database's `integer`. */
export const MAX_ID = 2 ** 31 - 1;
