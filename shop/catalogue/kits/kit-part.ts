/** A part of a kit as an order keeps it (J7). */
export interface SoldKitPart {
  productId: number;
  productName: string;
  productIntro: string;
  /** In one kit. */
  quantity: number;
}

/** Most different parts of one kit. */
export const MAX_KIT_PARTS = 50;

/** The parts of a line's kits for documents and files: '4 × M2200-GEAR-88, Gear'. @param kits quantity of the line */
export function kitPartTexts(parts: readonly SoldKitPart[] | null | undefined, kits: number): string[] {
  return (parts ?? []).map(({ productName, productIntro, quantity }) =>
    [`${quantity * kits} × ${productName}`, productIntro].filter((text) => text !== '').join(', '),
  );
}
