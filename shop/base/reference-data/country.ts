/** Country of an account or of a delivery address. */
export interface Country {
  id: number;
  name: string;
  /** 'Europe', 'North America', … decides delivery and coupons (D5, D6). */
  continent: string;
  iso2: string;
}
