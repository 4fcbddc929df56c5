import type { PickedPart } from './paths.ts';

/** Most orders that are picked on one walk: those of one page of a list. */
export const PICKED_TOGETHER = 100;

/** A part to fetch for one order, with the order's number. */
export interface PartOfOrder extends PickedPart {
  reference: string;
}

/** A walk along the shelves: what to fetch from one place, for one order or several. */
export interface PickRow {
  key: string;
  storageBin: string;
  productName: string;
  variantDetails: string | null;
  /** Units to fetch for all orders together. */
  toPick: number;
  missing: number;
  /** Orders with their units, in the order in which they were selected. */
  orders: readonly { reference: string; toPick: number }[];
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Groups the parts of orders by bin, part and width, sorted as the bins stand: A-2 before A-10, no bin last (L2). */
export function pickRowsOf(parts: readonly PartOfOrder[]): PickRow[] {
  const groups = Map.groupBy(parts, (part) => `${part.storageBin}|${part.productId}|${part.variantDetails ?? ''}`);
  return [...groups].flatMap(([key, group]) => rowOf(key, group)).toSorted(compareRows);
}

function rowOf(key: string, group: readonly PartOfOrder[]): PickRow[] {
  const [first] = group;
  if (first === undefined) return [];
  const ofOrders = Map.groupBy(group, ({ reference }) => reference);
  return [
    {
      key,
      storageBin: first.storageBin,
      productName: first.productName,
      variantDetails: first.variantDetails,
      toPick: sumOf(group, 'toPick'),
      missing: sumOf(group, 'missing'),
      orders: [...ofOrders].map(([reference, own]) => ({ reference, toPick: sumOf(own, 'toPick') })),
    },
  ];
}

function sumOf(parts: readonly PartOfOrder[], member: 'toPick' | 'missing'): number {
  return parts.reduce((sum, part) => sum + part[member], 0);
}

function compareRows(one: PickRow, other: PickRow): number {
  const isLast = Number(one.storageBin === '') - Number(other.storageBin === '');
  return (
    isLast ||
    byNumber.compare(one.storageBin, other.storageBin) ||
    byNumber.compare(one.productName, other.productName) ||
    byNumber.compare(one.variantDetails ?? '', other.variantDetails ?? '')
  );
}
