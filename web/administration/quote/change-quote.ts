import { redirect } from 'react-router';
import { staffQuotationPaths } from '#shop/trade/quotations/staff-paths.ts';
import { only } from '#shop/base/fields/field.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { currencyIn } from '../forms/currency-in.ts';
import { namesIn } from '../forms/declare-form.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { headForm, newQuoteForm, quoteRows } from './quote-form.ts';

const FORMS = ['save', 'add', 'send', 'extend', 'withdraw'] as const;

/** Handles the staff actions for a quotation; each form of the page names its own (K6). */
export async function changeQuote({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const quotationId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  const typed = typedValues(form);
  const version = Number(typed['version'] ?? 0);
  switch (intentIn(form, FORMS)) {
    case 'save':
      return saveQuote(quotationId, version, form, context);
    case 'add':
      return add(form, context);
    case 'send': {
      const asked = await askAsStaff(context, form, staffQuotationPaths.send, { quotationId, version });
      if (asked.ok)
        return { saved: true, form: asked.output.quotationState === 'sent' ? 'send' : 'review' } satisfies SaveAnswer;
      return refusedSave(asked.refusal, [], typed, 'send');
    }
    case 'extend': {
      const input = { quotationId, version, untilDay: typed['untilDay'] ?? '' };
      const asked = await askAsStaff(context, form, staffQuotationPaths.extend, input);
      if (asked.ok) return { saved: true, form: 'extend' } satisfies SaveAnswer;
      return refusedSave(asked.refusal, ['untilDay'], typed, 'extend');
    }
    case 'withdraw': {
      const input = { quotationId, remarks: typed['remarks'] ?? '' };
      const asked = await askAsStaff(context, form, staffQuotationPaths.withdraw, input);
      if (asked.ok) return { saved: true, form: 'withdraw' } satisfies SaveAnswer;
      return refusedSave(asked.refusal, ['remarks'], typed, 'withdraw');
    }
  }
}

async function saveQuote(quotationId: number, version: number, form: FormData, context: PageContext) {
  const rows = quoteRows(currencyIn(form));
  const used = usedRows(form, rows);
  const head = headForm(currencyIn(form));
  const save = await saveForm({ ...head, ...rows.of(rows.rowsIn(form.keys())) }, form, context, {
    path: staffQuotationPaths.save,
    input: (values) => ({
      ...only(values, namesIn(head)),
      quotationId,
      version,
      lines: rows.valuesIn(values, used),
    }),
    name: 'save',
    rowField: rows.fieldIn('lines', used),
  });
  return answerOf(save, 'save');
}

async function add(form: FormData, context: PageContext) {
  const rows = quoteRows(currencyIn(form));
  const used = usedRows(form, rows);
  const terms = newQuoteForm();
  const save = await saveForm({ ...terms, ...rows.of(rows.rowsIn(form.keys())) }, form, context, {
    path: staffQuotationPaths.add,
    input: (values) => ({
      ...only(values, namesIn(terms)),
      memberId: Number(form.get('memberId') ?? 0),
      lines: rows.valuesIn(values, used),
      isSent: form.get('isSent') === 'on',
    }),
    name: 'add',
    rowField: rows.fieldIn('lines', used),
  });
  return save.saved ? redirect(`/Administration/Quote?id=${save.output}`) : save.answer;
}

/** Rows with a part; others are left out, so that a refusal is about the row of the line that was sent. */
function usedRows(form: FormData, rows: ReturnType<typeof quoteRows>): string[] {
  return rows.rowsIn(form.keys()).filter((row) => String(form.get(rows.cell(row, 'part')) ?? '').trim() !== '');
}
