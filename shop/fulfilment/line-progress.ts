/** A line with what became of it (L3). */
export interface LineProgress {
  orderLineId: number;
  productId: number;
  productName: string;
  variantDetails: string | null;
  ordered: number;
  sent: number;
  /** Ordered and not sent, while the order still goes on. */
  left: number;
  /** Of what is left, so many are not there yet. */
  missing: number;
}
