import { Notice } from '../../design/notice.tsx';
import { useQuickOrderText } from './quick-order-text.ts';

/** Columns of a pasted list that were recognised by their content, or not at all (D55). */
export interface ReadColumns {
  /** The heading of the column that was recognised as the quantity. */
  quantityColumn: string | null;
  /** The heading, or the place, of a column that was not used. */
  unknownColumn: string | null;
}

/** Names the columns of a list that its reader should know of. */
export function ColumnNotices({ quantityColumn, unknownColumn }: ReadColumns) {
  const t = useQuickOrderText();
  return (
    <>
      {quantityColumn === null ? null : (
        <Notice kind="plain">{t('quick-order.quantity-column', { column: quantityColumn })}</Notice>
      )}
      {unknownColumn === null ? null : (
        <Notice kind="plain">{t('quick-order.unknown-column', { column: unknownColumn })}</Notice>
      )}
    </>
  );
}
