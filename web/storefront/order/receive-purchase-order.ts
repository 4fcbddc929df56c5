import { data, redirect } from 'react-router';
import { documentPaths } from '#shop/documents/paths.ts';
import { verbIn } from '../../form-verb.ts';
import { withoutPrefix } from '../../language-address.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { messagesOf, pageStatus } from '../../refused-form.ts';
import { orderTextsIn } from './order-text.ts';

/** Reason why a purchase order was refused. */
export interface PurchaseOrderTrouble {
  purchaseOrderTrouble: string;
}

/**
 * Handles the purchase order in the order page's own form, for browsers without script. The file is named after the
 * order in the address (D32); then the page is shown again, with a link to it.
 */
export async function receivePurchaseOrder(args: PageActionArgs) {
  const form = await readSentForm(args.request);
  if (form !== null) verbIn(form, 'step', ['purchase-order']);
  return keepPurchaseOrder(args, form);
}

/** null: the upload was interrupted. @throws {Response} the page for a refused file */
export function readSentForm(request: Request): Promise<FormData | null> {
  return request.formData().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return null;
  });
}

/** Handles a form that was already read. */
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
