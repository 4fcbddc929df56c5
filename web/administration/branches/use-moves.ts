import { useEffect, useState, type RefObject } from 'react';
import { t } from '../staff-text.ts';
import { useRowOrder } from './use-row-order.ts';

/** The order of a form's rows: every move is reported to the form and to a screen reader. */
export function useMoves(
  form: RefObject<HTMLFormElement | null>,
  rows: readonly { id: number; name: string; place: string }[],
) {
  const [announcement, setAnnouncement] = useState('');
  const order = useRowOrder(rows, (id, position) => {
    const name = rows.find((row) => row.id === id)?.name ?? '';
    setAnnouncement(t('branches.moved', { name, position, count: rows.length }));
  });
  useEffect(() => {
    if (announcement !== '') form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, announcement]);
  return { order, announcement };
}
