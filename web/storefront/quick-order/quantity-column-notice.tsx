import { Notice } from '../../design/notice.tsx';
import { useQuickOrderText } from './quick-order-text.ts';

/** Says from which column the quantities were taken, where its heading says nothing known. */
export function QuantityColumnNotice({ column }: { column: string | null }) {
  const t = useQuickOrderText();
  return column === null ? null : <Notice kind="plain">{t('quick-order.quantity-column', { column })}</Notice>;
}
