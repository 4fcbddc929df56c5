import { staffReturnPaths } from '#shop/trade/returns/staff-paths.ts';
import { REMARKS_MAX, RETURN_REASONS } from '#shop/trade/returns/return.ts';
import type { PageContext } from '../../page-context.ts';
import { declareForm } from '../forms/declare-form.ts';
import { lines, word } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { t } from '../staff-text.ts';
import { unitRows } from './order-forms.ts';

export const returnForm = declareForm({
  returnReason: word('returned.reason', RETURN_REASONS, (reason) => t(`returned.reason.${reason}`), {
    none: 'returned.reason-choose',
  }),
  remarks: lines('returned.take-remarks', 2, { input: { maxLength: REMARKS_MAX, 'data-buyer': true } }),
});

/** Records a return that the buyer requested by telephone (L7). */
export async function takeReturn(context: PageContext, form: FormData, orderId: number) {
  const isReturned = (row: string) => !['', '0'].includes(String(form.get(unitRows.cell(row, 'quantity'))));
  const rows = unitRows.rowsIn(form.keys()).filter(isReturned);
  const save = await saveForm({ ...returnForm, ...unitRows.of(rows) }, form, context, {
    path: staffReturnPaths.take,
    input: (values) => ({
      orderId,
      lines: unitRows.valuesIn(values, rows).map((units, at) => ({ orderLineId: Number(rows[at]), ...units })),
      // The operation refuses an unknown reason with its own message.
      returnReason: RETURN_REASONS.find((reason) => reason === values.returnReason) ?? ('' as 'other'),
      remarks: values.remarks,
    }),
    name: 'return',
    slots: ['lines'],
    rowField: unitRows.fieldIn('lines', rows),
  });
  return answerOf(save, 'return');
}
