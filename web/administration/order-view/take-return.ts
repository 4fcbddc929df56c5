import { staffReturnPaths } from '#shop/trade/returns/staff-paths.ts';
import { REMARKS_MAX, RETURN_REASONS } from '#shop/trade/returns/return.ts';
import type { PageContext } from '../../page-context.ts';
import { declareForm } from '../forms/declare-form.ts';
import { lines, word } from '../forms/form-kinds.ts';
import { nameInRows, rowFieldsIn, rowNumbers } from '../forms/row-fields.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { t } from '../staff-text.ts';

/** The prefix of a line's quantity field, before the line's id. */
export const RETURNED = 'returned.';

export const returnForm = declareForm({
  returnReason: word('returned.reason', RETURN_REASONS, (reason) => t(`returned.reason.${reason}`), {
    none: 'returned.reason-choose',
  }),
  remarks: lines('returned.take-remarks', 2, { input: { maxLength: REMARKS_MAX, 'data-buyer': true } }),
});

/** Records a return that the buyer requested by telephone (L7). */
export async function takeReturn(context: PageContext, form: FormData, orderId: number) {
  const fields = Object.fromEntries(
    Object.entries(rowFieldsIn(form, RETURNED)).filter(([name]) => !['', '0'].includes(String(form.get(name)))),
  );
  const save = await saveForm({ ...returnForm, ...fields }, form, context, {
    path: staffReturnPaths.take,
    input: ({ returnReason, remarks, ...numbers }) => ({
      orderId,
      lines: [...rowNumbers(numbers, RETURNED)].map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
      // The operation refuses an unknown reason with its own message.
      returnReason: RETURN_REASONS.find((reason) => reason === returnReason) ?? ('' as 'other'),
      remarks,
    }),
    name: 'return',
    slots: ['lines'],
    rowField: nameInRows('lines', Object.keys(fields)),
  });
  return answerOf(save, 'return');
}
