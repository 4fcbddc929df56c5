/** A picture of the home page's carousel. */
export interface HomeImage {
  id: number;
  /** 1 UK, 2 US, 3 default; A7 says who sees which. */
  country: 1 | 2 | 3;
  imageHash: string;
  description: string;
  url: string;
  /** Incremented by every save. */
  version: number;
}
