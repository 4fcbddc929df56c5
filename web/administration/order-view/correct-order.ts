import { ORDER_FIELD_NAMES } from '#shop/people/accounts/order-fields.ts';
import { type OrderCorrection, staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { wholeNumber } from '../forms/form-kinds.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';

const FIELDS = [
  'deliveryAddressId',
  'deliveryAddress',
  'purchaseOrderNumber',
  ...ORDER_FIELD_NAMES,
  'why',
  'lines',
] as const;

/** Corrects an order by the values of its form (L5). */
export async function correct(context: PageContext, form: FormData, orderId: number) {
  const correction = correctionIn(form, orderId);
  const asked = await askAsStaff(context, form, staffFulfilmentPaths.correct, correction);
  if (asked.ok) return { saved: true, form: 'correct' } satisfies SaveAnswer;
  const lines = (correction.lines ?? []).flatMap((_, index) =>
    ['quantity', 'replacedBy', 'replacedByWidth'].map((member) => `lines.${index}.${member}`),
  );
  return refusedSave(asked.refusal, [...FIELDS, ...lines], typedValues(form), 'correct');
}

function correctionIn(form: FormData, orderId: number): OrderCorrection {
  // Browsers send line breaks as two characters, so an unchanged address must be normalised.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const addressId = Number(text('deliveryAddressId'));
  const lines = [...form].flatMap(([name, value]) => {
    const [, id] = /^quantity\.(\d+)$/.exec(name) ?? [];
    if (id === undefined) return [];
    const replacedBy = text(`replacedBy.${id}`);
    return [
      {
        orderLineId: Number(id),
        quantity: wholeNumber(String(value)) ?? 0,
        replacedBy,
        replacedByWidth: text(`replacedByWidth.${id}`),
      },
    ];
  });
  return {
    orderId,
    version: Number(text('version')),
    ...(addressId > 0 ? { deliveryAddressId: addressId } : { deliveryAddress: text('deliveryAddress') }),
    purchaseOrderNumber: text('purchaseOrderNumber'),
    ...readCorrection(form),
    lines,
    why: text('why'),
  };
}

/** Order fields (H4) that the form showed. */
function readCorrection(form: FormData) {
  const shown = ORDER_FIELD_NAMES.filter((name) => form.has(name));
  return Object.fromEntries(shown.map((name) => [name, String(form.get(name))]));
}
