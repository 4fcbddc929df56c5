/** Minor units that new prices can be rounded to; the server knows the same (shop/pricing/raise-price.ts). */
export const STEPS = [1, 5, 10, 50, 100];
