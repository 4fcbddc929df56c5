/** What one of a part is sold as where it is not a single piece; its price and its quantity are of it. */
export const SALES_UNITS = ['coil', 'roll', 'metre', 'pack', 'box', 'set', 'pair', 'bottle', 'can', 'litre'] as const;
export type SalesUnit = (typeof SALES_UNITS)[number];
