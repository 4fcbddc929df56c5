import { data, redirect } from 'react-router';
import { documentPaths } from '#shop/documents/paths.ts';
import { verbIn } from '../../form-verb.ts';
import { withoutPrefix } from '../../language-address.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { messagesOf, pageStatus } from '../../refused-form.ts';
import { orderTextsIn } from './order-text.ts';

/** Why a purchase order was not taken. */
export interface PurchaseOrderTrouble {
  purchaseOrderTrouble: string;
}

/**
 * Takes the purchase order from the order page's own form: how it is sent without script. The file is named after the order
 * that the address names (D32); then the page is shown anew, with the link to it.
 */
export async function receivePurchaseOrder(args: PageActionArgs) {
  const form = await readSentForm(args.request);
  if (form !== null) verbIn(form, 'step', ['purchase-order']);
  return keepPurchaseOrder(args, form);
}

/** null: it broke off on its way. @throws {Response} what the page says of a file that was refused */
export function readSentForm(request: Request): Promise<FormData | null> {
  return request.formData().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return null;
  });
}

/** The same with the form that was read already. */
export async function keepPurchaseOrder({ request, context }: PageActionArgs, form: FormData | null) {
  const { pathname, search, searchParams } = new URL(request.url);
  const file = form?.get('file');
  if (!(file instanceof File) || file.name === '')
    return trouble(orderTextsIn(context.language).t('documents.po-choose'), 400);

  const named = new File([file], `${searchParams.get('id') ?? ''}.pdf`, { type: file.type });
  const asked = await context.ask(documentPaths.uploadPurchaseOrder, { file: named });
  if (asked.ok) return redirect(withoutPrefix(pathname) + search);
  const { notice } = messagesOf(asked.refusal, []);
  return trouble(notice ?? asked.refusal.message, pageStatus(asked.refusal).status);
}

function trouble(message: string, status: number) {
  return data({ purchaseOrderTrouble: message } satisfies PurchaseOrderTrouble, { status });
}
