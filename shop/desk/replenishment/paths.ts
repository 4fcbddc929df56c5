import { declareList, type QuestionOf, textLike } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { Purchase, Replenishment, Supplier } from './answers.ts';

export type * from './answers.ts';

/** Parts to order from their suppliers; searched by part number and supplier. */
export const replenishmentDeclaration = declareList({
  sorts: ['supplier', 'part'],
  order: { sort: 'supplier', direction: 'asc' },
  filters: { supplier: { ...textLike(/^.{0,100}$/s, 'rule.too-long'), means: 'Exact name of the supplier.' } },
});
export type ReplenishmentQuestion = QuestionOf<typeof replenishmentDeclaration>;

/** Parts ordered from a supplier. */
export interface PurchaseOrder {
  /** Number of the order at the supplier, for those who receive the goods. */
  note?: string | undefined;
  lines: readonly {
    productId: number;
    quantity: number;
    expectedOn: string;
    /** Expected units when the list was opened: another number refuses the line, because a colleague ordered the part. */
    arriving?: number | undefined;
  }[];
}

export const replenishmentPaths = {
  suppliers: get<Record<string, never>, Supplier[]>('/Stock/GetSuppliers'),
  purchase: get<{ supplier: string }, Purchase>('/Stock/GetPurchase'),
  /** All lines or none; returns their number. */
  order: post<PurchaseOrder, number>('/Stock/OrderFromSupplier'),
  /** All or none, each once; returns their number. */
  receive: post<{ arrivals: readonly { arrivalId: number; quantity: number }[] }, number>('/Stock/ReceiveArrivals'),
  list: get<ReplenishmentQuestion, ListPage<Replenishment>>('/Stock/GetReplenishment'),
};
