import { staffReturnPaths } from '#shop/returns/staff-paths.ts';
import { RETURN_OUTCOMES } from '#shop/returns/return.ts';
import { choiceIn, intentIn } from '../../forms/intent.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';

export const TO_STOCK = 'toStock.';
export const UNSALEABLE = 'unsaleable.';

const ASKS = ['question', 'accept', 'refuse', 'receive', 'close'] as const;

/** Handles the staff actions for a return; each form of the page names its own (L7). */
export async function changeReturn({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const returnId = Number(new URL(request.url).searchParams.get('id'));
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const ask = intentIn(form, ASKS);
  const said = { returnId, remarks: text('remarks') };
  const lines = readReceipt(form);
  const asked = await perform();
  if (asked.ok) return { saved: true, form: ask } satisfies SaveAnswer;
  const fields = lines.flatMap((_, index) => [`lines.${index}.toStock`, `lines.${index}.unsaleable`]);
  return refusedSave(asked.refusal, ['remarks', 'lines', 'outcome', 'documentId', ...fields], typedValues(form), ask);

  function perform() {
    switch (ask) {
      case 'receive':
        return askAsStaff(context, form, staffReturnPaths.receive, { ...said, lines });
      case 'close':
        return askAsStaff(context, form, staffReturnPaths.close, {
          ...said,
          outcome: choiceIn(form, 'outcome', RETURN_OUTCOMES),
          documentId: text('documentId') === '' ? null : Number(text('documentId')),
        });
      case 'accept':
      case 'question':
      case 'refuse':
        return askAsStaff(context, form, staffReturnPaths[ask], said);
      default:
        return ask satisfies never;
    }
  }
}

function readReceipt(form: FormData) {
  const units = (name: string) => {
    const typed = String(form.get(name) ?? '').trim();
    return typed === '' ? 0 : Number(typed);
  };
  return [...form.keys()]
    .filter((name) => name.startsWith(TO_STOCK))
    .map((name) => {
      const id = name.slice(TO_STOCK.length);
      return { orderLineId: Number(id), toStock: units(name), unsaleable: units(UNSALEABLE + id) };
    });
}
