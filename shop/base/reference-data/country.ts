/** Country of an account or of a delivery address. */
export interface Country {
  id: number;
  name: string;
  /** 'Europe', 'North America', … decides delivery and coupons (D5, D6). */
  continent: string;
  iso2: string;
}

declare module '#shop/base/operations/hot-data.ts' {
  interface HotData {
    /** By name. */
    readonly countries: readonly Country[];
    readonly countryById: ReadonlyMap<number, Country>;
  }
}
