import { documentPaths } from '#shop/documents/paths.ts';
import { FILED_KINDS } from '#shop/documents/order-document.ts';
import { parseAmount } from '#shop/kernel/parse-amount.ts';
import { verbIn } from '../../form-verb.ts';
import type { PageContext } from '../../page-context.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';

const FIELDS = ['file', 'kind', 'number', 'issuedOn', 'amountMinor', 'dueOn'] as const;

/** Files the form's document with the order (L6). A repetition is the same document, by its number and content. */
export async function fileDocument(context: PageContext, form: FormData, orderId: number) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const file = form.get('file');
  const asked = await context.ask(documentPaths.file, {
    orderId,
    file: file instanceof File ? file : new File([], ''),
    kind: verbIn(form, 'kind', FILED_KINDS),
    number: text('number'),
    issuedOn: text('issuedOn'),
    amountMinor: parseAmount(text('amountMinor')),
    dueOn: text('dueOn') === '' ? null : text('dueOn'),
  });
  if (asked.ok) return { saved: true, form: 'document' } satisfies SaveAnswer;
  return refusedSave(asked.refusal, FIELDS, typedValues(form), 'document');
}
