import { redirect } from 'react-router';
import { staffQuotationPaths } from '#shop/quotations/staff-paths.ts';
import type { Refusal } from '#shop/operations/call-result.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { renameFields } from '../../forms/refused-form.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { cellName, draftIn, HEAD_FIELDS, LINE_FIELDS, linesIn } from './quote-values.ts';

const FORMS = ['save', 'add', 'send', 'extend', 'withdraw'] as const;

/** Handles the staff actions for a quotation; each form of the page names its own (K6). */
export async function changeQuote({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const quotationId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  const typed = typedValues(form);
  const version = Number(typed['version'] ?? 0);
  switch (intentIn(form, FORMS)) {
    case 'save':
      return save(quotationId, version, form, context);
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

async function save(quotationId: number, version: number, form: FormData, context: PageContext) {
  const typed = typedValues(form);
  const { rows, lines } = linesIn(typed);
  const asked = await askAsStaff(context, form, staffQuotationPaths.save, {
    ...draftIn(typed),
    quotationId,
    version,
    lines,
  });
  if (asked.ok) return { saved: true, form: 'save' } satisfies SaveAnswer;
  return refusedSave(atRows(asked.refusal, rows), [...HEAD_FIELDS, ...cellsOf(rows)], typed, 'save');
}

async function add(form: FormData, context: PageContext) {
  const typed = typedValues(form);
  const { rows, lines } = linesIn(typed);
  const asked = await askAsStaff(context, form, staffQuotationPaths.add, {
    memberId: Number(typed['memberId'] ?? 0),
    lines,
  });
  if (asked.ok) return redirect(`/Administration/Quote?id=${asked.output}`);
  return refusedSave(atRows(asked.refusal, rows), cellsOf(rows), typed, 'add');
}

const cellsOf = (rows: readonly number[]) => rows.flatMap((row) => LINE_FIELDS.map((field) => cellName(row, field)));

/** Names the fields of lines as in the form, where rows without a part are left out. */
function atRows(refusal: Refusal, rows: readonly number[]): Refusal {
  return renameFields(refusal, (field) => {
    const [list, index = '', name] = field.split('.');
    return list === 'lines' && name !== undefined ? `lines.${rows[Number(index)] ?? index}.${name}` : field;
  });
}
