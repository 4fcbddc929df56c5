/** Units that a part can be sold in, other than a single piece; its price and its quantity are per unit. */
export const SALES_UNITS = ['coil', 'roll', 'metre', 'pack', 'box', 'set', 'pair', 'bottle', 'can', 'litre'] as const;
export type SalesUnit = (typeof SALES_UNITS)[number];

/** The units of sale that hold so many pieces, as a drawing or a maintenance counts them. */
export const unitsFor = (pieces: number, unitPieces: number) => Math.ceil(pieces / unitPieces);
