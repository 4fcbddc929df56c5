/** The largest number that anything in the shop can have: the database's `integer` ends there. */
export const MAX_ID = 2 ** 31 - 1;
