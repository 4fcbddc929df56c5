import { REMARKS_MAX, RETURN_OUTCOMES } from '#shop/trade/returns/return.ts';
import { staffReturnPaths } from '#shop/trade/returns/staff-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { declareForm } from '../forms/declare-form.ts';
import { count, lines, oneOf, rowOrNone } from '../forms/form-kinds.ts';
import { declareRows } from '../forms/form-rows.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { t } from '../staff-text.ts';

/** Received units of a return's lines, by the ids of the order's lines. */
export const receivedRows = declareRows('lines.', () =>
  declareForm({ toStock: count('returned.received'), unsaleable: count('returned.unsaleable') }),
);

const remarks = (rows: number) =>
  lines('returned.remarks', rows, { input: { maxLength: REMARKS_MAX, 'data-buyer': true } });

export const decisionForm = declareForm({ remarks: { ...remarks(3), hint: 'returned.remarks-hint' } });

export const closeForm = declareForm({
  outcome: oneOf('returned.outcome', RETURN_OUTCOMES, (outcome) => t(`returned.outcome.${outcome}`)),
  documentId: rowOrNone('returned.credit-note', { none: 'returned.no-credit-note' }),
  remarks: remarks(2),
});

const ASKS = ['question', 'accept', 'refuse', 'receive', 'close'] as const;

/** Handles the staff actions for a return; each form of the page names its own (L7). */
export async function changeReturn({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const returnId = Number(new URL(request.url).searchParams.get('id'));
  const name = intentIn(form, ASKS);
  const ofReturn = <Values>(values: Values) => ({ returnId, ...values });
  switch (name) {
    case 'receive':
      return receive(form, context, returnId);
    case 'close': {
      const close = { path: staffReturnPaths.close, input: ofReturn, name };
      return answerOf(await saveForm(closeForm, form, context, close), name);
    }
    case 'accept':
    case 'question':
    case 'refuse': {
      const decide = { path: staffReturnPaths[name], input: ofReturn, name };
      return answerOf(await saveForm(decisionForm, form, context, decide), name);
    }
    default:
      return name satisfies never;
  }
}

async function receive(form: FormData, context: PageActionArgs['context'], returnId: number) {
  const rows = receivedRows.rowsIn(form.keys());
  const save = await saveForm(receivedRows.of(rows), form, context, {
    path: staffReturnPaths.receive,
    input: (values) => ({
      returnId,
      remarks: '',
      lines: receivedRows.valuesIn(values, rows).map((units, at) => ({ orderLineId: Number(rows[at]), ...units })),
    }),
    name: 'receive',
    slots: ['lines'],
    rowField: receivedRows.fieldIn('lines', rows),
  });
  return answerOf(save, 'receive');
}
