import { staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { answerOf, itself, saveForm } from '../forms/save-form.ts';
import { memberNoteForm } from './member-note.tsx';
import { ORDER_FOR_FORM, startOrderingFor } from './order-for.tsx';
import { ORDER_FIELDS_FORM, saveOrderFields } from './order-fields.tsx';
import { PAYMENT_FORM, savePaymentTerms } from './payment-terms.tsx';
import { saveVerification, VERIFY_FORM } from './tax-numbers.tsx';

/** Adds a note about a member, or saves the order fields; each has a separate form. */
export async function changeCompany({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const which = intentIn(form, ['note', ORDER_FOR_FORM, ORDER_FIELDS_FORM, VERIFY_FORM, PAYMENT_FORM]);
  if (which === ORDER_FOR_FORM) return startOrderingFor(form, context);
  if (which === ORDER_FIELDS_FORM) return saveOrderFields(form, context);
  if (which === VERIFY_FORM) return saveVerification(form, context);
  if (which === PAYMENT_FORM) return savePaymentTerms(form, context);
  const note = { path: staffCompanyPaths.addNote, input: itself, name: which };
  return answerOf(await saveForm(memberNoteForm, form, context, note), which);
}
