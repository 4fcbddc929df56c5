import type { ShownCallout } from '#shop/catalogue/drawings/paths.ts';

/** A row of a parts list; its part has the number 100 more than its position. */
export function rowOf(position: number, of: Partial<ShownCallout>): ShownCallout {
  return {
    position,
    callout: String(position),
    x: null,
    y: null,
    productId: 100 + position,
    productName: `PART-${position}`,
    productIntro: '',
    partText: '',
    quantity: 1,
    unit: null,
    unitPieces: 1,
    fromSerial: '',
    toSerial: '',
    option: '',
    note: '',
    successors: [],
    ...of,
  };
}
