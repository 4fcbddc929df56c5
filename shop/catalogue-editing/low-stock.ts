/** With so many left or fewer a live product needs attention (E2). */
export const LOW_STOCK = 5;
