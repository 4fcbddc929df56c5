import { redirect } from 'react-router';
import { staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import { ORDER_STEPS } from '#shop/trade/orders/progress.ts';
import { only } from '#shop/base/fields/field.ts';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { bad, describeHold, good, takeStep, undo } from '../queue/queue-action.ts';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { afterCheckHref } from '../queue/queue-href.ts';
import { t } from '../staff-text.ts';
import { currencyIn } from '../forms/currency-in.ts';
import { shipmentForm, unitRows } from './order-forms.ts';

interface Asked {
  request: Request;
  context: PageContext;
  form: FormData;
  orderId: number;
}

/** Handles steps of an order, its purchase order, its assignment, and its shipments; null: another request. */
export async function moveOrder({ request, context, form, orderId }: Asked) {
  const ask = String(form.get('intent') ?? '');
  const step = ORDER_STEPS.find((each) => each === ask);
  if (step !== undefined)
    return takeStep(context, form, { orderIds: [orderId], step, why: String(form.get('why') ?? '') });
  switch (ask) {
    case 'undo':
      return undo(context, form);
    case 'check':
    case 'uncheck':
      return check({ request, context, form, orderId }, ask === 'check');
    case 'take':
    case 'lay-back': {
      const isHeld = ask === 'take';
      const asked = await askAsStaff(context, form, staffFulfilmentPaths.hold, { orderIds: [orderId], isHeld });
      return asked.ok ? good(describeHold([orderId], isHeld)) : bad(asked.refusal);
    }
    case 'ship':
    case 'ship-all':
      return ship(context, form, orderId, ask === 'ship-all');
    default:
      return null;
  }
}

/** Records the check, and opens the next order of the queue, if there is one. */
async function check({ request, context, form, orderId }: Asked, isChecked: boolean) {
  const asked = await askAsStaff(context, form, staffFulfilmentPaths.check, { orderId, isChecked });
  if (!asked.ok) return bad(asked.refusal);
  const query = new URL(request.url).searchParams;
  const reference = orderReference(orderId);
  if (!isChecked) return good(t('queue.unchecked', { reference }));
  if (query.get('queue') === null) return good(t('queue.checked-now', { reference }));
  const next = Number(form.get('next'));
  return redirect(afterCheckHref(orderId, Number.isInteger(next) && next > 0 ? next : null, query));
}

async function ship(context: PageContext, form: FormData, orderId: number, isAll: boolean) {
  const rows = isAll ? [] : unitRows.rowsIn(form.keys());
  const save = await saveForm({ ...shipmentForm(currencyIn(form)), ...unitRows.of(rows) }, form, context, {
    path: staffFulfilmentPaths.ship,
    input: (values) => ({
      ...only(values, ['carrierId', 'trackingNumber', 'deliveryMinor', 'note']),
      orderId,
      lines: isAll
        ? undefined
        : unitRows.valuesIn(values, rows).map((units, at) => ({ orderLineId: Number(rows[at]), ...units })),
      shippedOn: values.shippedOn === '' ? undefined : values.shippedOn,
    }),
    name: 'ship',
    slots: ['lines'],
    rowField: unitRows.fieldIn('lines', rows),
  });
  return answerOf(save, 'ship');
}
