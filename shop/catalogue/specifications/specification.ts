export const ATTRIBUTE_KINDS = ['number', 'range', 'word', 'flag'] as const;

/** One attribute of a part with its value, of which one member says it (I1). */
export interface Specification {
  name: string;
  /** '': none. */
  unit: string;
  /** A figure or a range of two, in the unit. */
  low: number | null;
  high: number | null;
  words: readonly string[];
  flag: boolean | null;
}

/** One thing that parts of a type are told apart by. */
export interface Attribute {
  id: number;
  name: string;
  /** '': none. */
  unit: string;
  kind: (typeof ATTRIBUTE_KINDS)[number];
  inFilter: boolean;
  inComparison: boolean;
}

/** Product type, with its attributes in the order that staff gave them. */
export interface ProductType {
  id: number;
  name: string;
  attributes: readonly Attribute[];
}

declare module '#shop/operations/hot-data.ts' {
  interface HotData {
    readonly productTypes: readonly ProductType[];
  }
}
