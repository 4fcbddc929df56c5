import { companyPaths } from '#shop/companies/paths.ts';
import { verbIn } from '../../form-verb.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { askForForm } from '../forms/ask-for-form.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';
import { ORDER_FOR_FORM, startOrderingFor } from './order-for.tsx';
import { ORDER_FIELDS_FORM, saveOrderFields } from './order-fields.tsx';

/** Adds a note about a member, or saves the order fields; each has a separate form. */
export async function changeCompany({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const which = verbIn(form, 'form', ['note', ORDER_FOR_FORM, ORDER_FIELDS_FORM]);
  if (which === ORDER_FOR_FORM) return startOrderingFor(form, context);
  if (which === ORDER_FIELDS_FORM) return saveOrderFields(form, context);
  const values = typedValues(form);
  const note = { customerId: Number(values['customerId']), note: values['note'] ?? '' };
  const asked = await askForForm(context, form, companyPaths.addNote, note);
  if (!asked.ok) return refusedSave(asked.refusal, ['note'], values, 'note');
  return { saved: true, form: 'note' } satisfies SaveAnswer;
}
