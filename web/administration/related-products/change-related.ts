import { data } from 'react-router';
import { linkEditing } from '#shop/shopfront/product-editing/paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { pageStatus, type UnknownOutcome, unknownOutcome } from '../../forms/refused-form.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askToConfirm, type Unconfirmed } from '../forms/confirmed-form.tsx';
import { t, type StaffTextKey } from '../staff-text.ts';

export type RelatedAnswer = { done: StaffTextKey } | ({ trouble: string } & UnknownOutcome) | Unconfirmed;

/** Adds the selected product, or deletes one after its confirmation (E7). */
export async function changeRelated({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  if (intentIn(form, ['add', 'delete']) === 'delete') {
    const question = askToConfirm(form);
    if (question !== null) return question satisfies RelatedAnswer;
    const asked = await askAsStaff(context, form, linkEditing.unrelate, { id: Number(form.get('id')) });
    if (asked.ok && asked.output === 1) return { done: 'related.deleted' } satisfies RelatedAnswer;
    const status = asked.ok ? { status: 404 } : pageStatus(asked.refusal);
    const outcome = asked.ok ? {} : unknownOutcome(asked.refusal);
    return data({ trouble: t('related.failed'), ...outcome } satisfies RelatedAnswer, status);
  }
  const asked = await askAsStaff(context, form, linkEditing.relate, {
    productId,
    relatedProductId: Number(form.get('chosen')),
  });
  if (asked.ok) return { done: 'related.added' } satisfies RelatedAnswer;
  return data(
    { trouble: asked.refusal.message, ...unknownOutcome(asked.refusal) } satisfies RelatedAnswer,
    pageStatus(asked.refusal),
  );
}
