/** Where goods go, and where an account is at home. */
export interface Country {
  id: number;
  name: string;
  /** 'Europe', 'North America', … decides delivery and coupons (D5, D6). */
  continent: string;
  iso2: string;
}
