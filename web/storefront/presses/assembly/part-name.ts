import type { ShownCallout } from '#shop/presses/drawings/paths.ts';

/** Name of a row of a parts list: its part number, otherwise its words. */
export function partNameOf({ productName, partText }: Pick<ShownCallout, 'productName' | 'partText'>): string {
  return productName ?? partText;
}
