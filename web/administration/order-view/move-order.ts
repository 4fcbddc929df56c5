import { redirect } from 'react-router';
import { type ShipmentDraft, staffFulfilmentPaths } from '#shop/fulfilment/staff-paths.ts';
import { parseAmount } from '#shop/kernel/parse-amount.ts';
import { ORDER_STEPS } from '#shop/orders/progress.ts';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { bad, good, takeStep, undo } from '../queue/queue-action.ts';
import { orderInQueueHref, queueHref } from '../queue/queue-href.ts';
import { t } from '../staff-text.ts';

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
      return asked.ok ? good(t(isHeld ? 'queue.taken' : 'queue.laid-back')) : bad(asked.refusal);
    }
    case 'ship':
    case 'ship-all':
      return ship(context, form, shipmentIn(form, orderId, ask === 'ship-all'));
    default:
      return null;
  }
}

/** Records the check, and opens the next order of the queue, if there is one. */
async function check({ request, context, form, orderId }: Asked, isChecked: boolean) {
  const asked = await askAsStaff(context, form, staffFulfilmentPaths.check, { orderId, isChecked });
  if (!asked.ok) return bad(asked.refusal);
  const query = new URL(request.url).searchParams;
  if (!isChecked || query.get('queue') === null) return good(t('queue.checked-mark'));
  const next = Number(form.get('next'));
  return redirect(Number.isInteger(next) && next > 0 ? orderInQueueHref({ id: next }, query) : queueHref(query));
}

const SHIPMENT_FIELDS = ['lines', 'carrierId', 'trackingNumber', 'shippedOn', 'note', 'deliveryMinor'] as const;

function shipmentIn(form: FormData, orderId: number, isAll: boolean): ShipmentDraft {
  const text = (name: string) => String(form.get(name) ?? '');
  const lines = [...form].flatMap(([name, value]) => {
    const [, id] = /^quantity\.(\d+)$/.exec(name) ?? [];
    return id === undefined ? [] : [{ orderLineId: Number(id), quantity: Number(value) }];
  });
  return {
    orderId,
    lines: isAll ? undefined : lines,
    carrierId: text('carrierId') === '' ? null : Number(text('carrierId')),
    trackingNumber: text('trackingNumber'),
    shippedOn: text('shippedOn') === '' ? undefined : text('shippedOn'),
    note: text('note'),
    deliveryMinor: parseAmount(text('deliveryMinor'), null),
  };
}

async function ship(context: PageContext, form: FormData, draft: ShipmentDraft) {
  const asked = await askAsStaff(context, form, staffFulfilmentPaths.ship, draft);
  if (asked.ok) return { saved: true, form: 'ship' } satisfies SaveAnswer;
  const fields = (draft.lines ?? []).map((_, index) => `lines.${index}.quantity`);
  return refusedSave(asked.refusal, [...SHIPMENT_FIELDS, ...fields], typedValues(form), 'ship');
}
