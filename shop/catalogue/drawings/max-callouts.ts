/** More callouts are more than anybody finds on one sheet. */
export const MAX_CALLOUTS = 500;
