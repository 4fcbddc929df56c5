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
import { headForm, lineFields, linesIn, newQuoteForm, rowCountIn } from './quote-form.ts';

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
  const rows = readRows(form);
  const head = headForm(currencyIn(form));
  const save = await saveForm({ ...head, ...rows.fields }, form, context, {
    path: staffQuotationPaths.save,
    input: (values) => ({ ...only(values, namesIn(head)), quotationId, version, lines: rows.linesOf(values) }),
    name: 'save',
    rowField: rows.fieldOf,
  });
  return answerOf(save, 'save');
}

async function add(form: FormData, context: PageContext) {
  const rows = readRows(form);
  const terms = newQuoteForm();
  const save = await saveForm({ ...terms, ...rows.fields }, form, context, {
    path: staffQuotationPaths.add,
    input: (values) => ({
      ...only(values, namesIn(terms)),
      memberId: Number(form.get('memberId') ?? 0),
      lines: rows.linesOf(values),
      isSent: form.get('isSent') === 'on',
    }),
    name: 'add',
    rowField: rows.fieldOf,
  });
  return save.saved ? redirect(`/Administration/Quote?id=${save.output}`) : save.answer;
}

/** The rows of a form. Those without a part are left out, so that a refusal is renamed to the row that it is about. */
function readRows(form: FormData) {
  const count = rowCountIn(form);
  const used: number[] = [];
  return {
    fields: lineFields(count, currencyIn(form)),
    linesOf: (values: Readonly<Record<string, unknown>>) => {
      const found = linesIn(values, count);
      used.push(...found.map(({ row }) => row));
      return found.map(({ line }) => line);
    },
    fieldOf: (refused: string) => {
      const [list, index = '', name] = refused.split('.');
      return list === 'lines' && name !== undefined ? `lines.${used[Number(index)] ?? index}.${name}` : refused;
    },
  };
}
