import type { ShownCallout } from '#shop/catalogue/drawings/paths.ts';

/** Name of a row of a parts list: its part number, otherwise its words. */
export function partNameOf({ productName, partText }: Pick<ShownCallout, 'productName' | 'partText'>): string {
  return productName ?? partText;
}

/** The same with what the part is, for those who don't see its row: 'M2200-GEAR-88, Drive gear'. */
export function describedPart(row: Pick<ShownCallout, 'productName' | 'productIntro' | 'partText'>): string {
  const words = row.partText === '' ? row.productIntro : row.partText;
  return [row.productName, words].filter((part) => part !== null && part !== '').join(', ');
}
