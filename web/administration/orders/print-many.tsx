import { useId } from 'react';
import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { Button } from '../../design/button.tsx';
import { ScriptedButton } from '../lists/scripted-button.tsx';
import { t } from '../staff-text.ts';
import { ORDER_SHEETS } from './order-href.ts';
import row from './order-row.module.css';

const FORM = 'print-orders';

/** Checkbox that adds an order to the selection to print. */
export function PrintTick({ order: { id, reference } }: { order: Pick<OrderHeader, 'id' | 'reference'> }) {
  return (
    <label className={row.tick}>
      <input type="checkbox" form={FORM} name="id" value={id} aria-label={t('orders.print-this', { reference })} />
    </label>
  );
}

/** Opens the sheets of all selected orders. */
export function PrintMany() {
  const hint = useId();
  return (
    <form id={FORM} action={ORDER_SHEETS} className="row align-center gap-2-3 around-3">
      <Button type="submit" kind="secondary" aria-describedby={hint}>
        {t('orders.print-ticked')}
      </Button>
      <ScriptedButton kind="secondary" onClick={({ currentTarget }) => tickAll(currentTarget.form)}>
        {t('orders.tick-all')}
      </ScriptedButton>
      <span id={hint}>{t('orders.print-hint')}</span>
    </form>
  );
}

/** Selects all orders of the page; if all are selected, none. */
function tickAll(form: HTMLFormElement | null): void {
  const boxes = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  );
  const isTicked = !boxes.every(({ checked }) => checked);
  for (const box of boxes) box.checked = isTicked;
}
