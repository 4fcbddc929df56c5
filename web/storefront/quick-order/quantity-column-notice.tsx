import { Notice } from '../../design/notice.tsx';
import { useQuickOrderText } from './quick-order-text.ts';

/** Shows from which column the quantities were read, if its heading is unknown. */
export function QuantityColumnNotice({ column }: { column: string | null }) {
  const t = useQuickOrderText();
  return column === null ? null : <Notice kind="plain">{t('quick-order.quantity-column', { column })}</Notice>;
}
