import { staffDocumentPaths } from '#shop/documents/staff-paths.ts';
import { FILED_KINDS } from '#shop/documents/order-document-rules.ts';
import { parseAmount } from '#shop/kernel/parse-amount.ts';
import { choiceIn } from '../../forms/intent.ts';
import type { PageContext } from '../../page-context.ts';
import { answerSave, typedValues } from '../../forms/save-answer.ts';

const FIELDS = ['file', 'kind', 'number', 'issuedOn', 'amountMinor', 'dueOn'] as const;

/** Files the form's document with the order (L6). A repetition is the same document, by its number and content. */
export async function fileDocument(context: PageContext, form: FormData, orderId: number) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const file = form.get('file');
  const asked = await context.ask(staffDocumentPaths.file, {
    orderId,
    file: file instanceof File ? file : new File([], ''),
    kind: choiceIn(form, 'kind', FILED_KINDS),
    number: text('number'),
    issuedOn: text('issuedOn'),
    amountMinor: parseAmount(text('amountMinor'), null),
    dueOn: text('dueOn') === '' ? null : text('dueOn'),
  });
  return answerSave(asked, FIELDS, typedValues(form), 'document');
}
