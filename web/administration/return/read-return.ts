import { data } from 'react-router';
import { documentPaths, type OrderDocument } from '#shop/trade/documents/paths.ts';
import { type Return, returnPaths } from '#shop/trade/returns/paths.ts';
import { type PageArgs, RefusedError } from '../../page-context.ts';
import { t } from '../staff-text.ts';

export interface ReturnView {
  returned: Return;
  /** The order's credit notes, one of which may be the outcome. */
  creditNotes: readonly OrderDocument[];
}

/** Reads the return with the `id=` in the address. */
export async function readReturn({ request, context }: PageArgs): Promise<ReturnView> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const asked = /^\d{1,10}$/.test(id) ? await context.ask(returnPaths.read, { returnId: Number(id) }) : null;
  if (asked === null) throw notValid();
  if (!asked.ok) {
    const { status } = asked.refusal;
    throw status === 404 || status === 400 ? notValid() : new RefusedError(asked.refusal);
  }
  const documents = await context.call(documentPaths.ofOrder, { orderId: asked.output.orderId });
  return { returned: asked.output, creditNotes: documents.filter(({ kind }) => kind === 'credit-note') };
}

function notValid() {
  return data({ message: t('returned.not-valid') }, { status: 404 });
}
