import { staffDocumentPaths } from '#shop/trade/documents/staff-paths.ts';
import type { PageContext } from '../../page-context.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { currencyIn } from '../forms/currency-in.ts';
import { documentForm } from './order-forms.ts';

/** Files the form's document with the order (L6). A repetition is the same document, by its number and content. */
export async function fileDocument(context: PageContext, form: FormData, orderId: number) {
  const file = form.get('file');
  const save = await saveForm(documentForm(currencyIn(form)), form, context, {
    path: staffDocumentPaths.file,
    input: (values) => ({ orderId, file: file instanceof File ? file : new File([], ''), ...values }),
    name: 'document',
    slots: ['file'],
  });
  return answerOf(save, 'document');
}
