export const ATTRIBUTE_KINDS = ['number', 'range', 'word', 'flag'] as const;

/** One attribute of a part with its value, which exactly one member holds (I1). */
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

/** One attribute by which parts of a type differ. */
export interface Attribute {
  id: number;
  name: string;
  /** '': none. */
  unit: string;
  kind: (typeof ATTRIBUTE_KINDS)[number];
  inFilter: boolean;
  inComparison: boolean;
}

/** Product type, with its attributes in the order set by staff. */
export interface ProductType {
  id: number;
  name: string;
  attributes: readonly Attribute[];
}
