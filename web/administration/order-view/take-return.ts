import { staffReturnPaths } from '#shop/returns/staff-paths.ts';
import { RETURN_REASONS } from '#shop/returns/return.ts';
import { nameInList, renameFields } from '../../forms/refused-form.ts';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';

/** The prefix of a line's quantity field, before the line's id. */
export const RETURNED = 'returned.';

/** Records a return that the buyer requested by telephone (L7). */
export async function takeReturn(context: PageContext, form: FormData, orderId: number) {
  const typed = typedValues(form);
  const names = Object.keys(typed).filter(
    (name) => name.startsWith(RETURNED) && !['', '0'].includes(typed[name] ?? ''),
  );
  const asked = await askAsStaff(context, form, staffReturnPaths.take, {
    orderId,
    lines: names.map((name) => ({ orderLineId: Number(name.slice(RETURNED.length)), quantity: Number(typed[name]) })),
    // The operation refuses an unknown reason with its own message.
    returnReason: RETURN_REASONS.find((reason) => reason === typed['returnReason']) ?? ('' as 'other'),
    remarks: typed['remarks'] ?? '',
  });
  if (asked.ok) return { saved: true, form: 'return' } satisfies SaveAnswer;
  const refusal = renameFields(asked.refusal, nameInList('lines', names));
  return refusedSave(refusal, [...names, 'lines', 'returnReason', 'remarks'], typed, 'return');
}
