import { data, redirect } from 'react-router';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import { readSentForm } from '../../forms/read-sent-form.ts';
import { intentIn } from '../../forms/intent.ts';
import { withoutPrefix } from '../../language-address.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { refuseForm } from '../../forms/refused-form.ts';
import { orderPageTextsIn } from './order-page-text.ts';

/**
 * Handles the purchase order in the order page's own form, for browsers without script. The file is named after the
 * order in the address (D32); then the page is shown again, with a link to it.
 */
export async function receivePurchaseOrder(args: PageActionArgs) {
  const form = await readSentForm(args.request);
  if (form !== null) intentIn(form, ['purchase-order']);
  return keepPurchaseOrder(args, form);
}

/** Handles a form that was already read. */
export async function keepPurchaseOrder({ request, context }: PageActionArgs, form: FormData | null) {
  const { pathname, search, searchParams } = new URL(request.url);
  const file = form?.get('file');
  if (!(file instanceof File) || file.name === '')
    return data(
      { form: 'purchase-order' as const, notice: orderPageTextsIn(context.language).t('documents.po-choose') },
      { status: 400 },
    );

  const named = new File([file], `${searchParams.get('id') ?? ''}.pdf`, { type: file.type });
  const asked = await context.ask(documentPaths.uploadPurchaseOrder, { file: named });
  if (asked.ok) return redirect(withoutPrefix(pathname) + search);
  return refuseForm(asked.refusal, [], { form: 'purchase-order' as const });
}
