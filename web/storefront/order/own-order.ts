import { data } from 'react-router';
import type { Language } from '#texts/languages.ts';
import { documentPaths, type OrderDocument } from '#shop/trade/documents/paths.ts';
import { type Delivery, fulfilmentPaths, type ChangeRequest } from '#shop/trade/fulfilment/paths.ts';
import { sessionPaths } from '#shop/people/sessions/session-paths.ts';
import type { Order } from '#shop/trade/orders/order.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { type OrderReturns, returnPaths } from '#shop/trade/returns/paths.ts';
import { settingsPaths, type Store } from '#shop/base/settings/paths.ts';
import { timelinePaths, type BuyerEntry } from '#shop/desk/timeline/paths.ts';
import { RefusedError, type PageArgs, type PageContext } from '../../page-context.ts';
import { orderTextsIn } from './order-text.ts';

export interface OwnOrder {
  order: Order;
  delivery: Delivery;
  documents: readonly OrderDocument[];
  returns: OrderReturns;
  requests: readonly ChangeRequest[];
  /** History of the order, newest first. */
  timeline: readonly BuyerEntry[];
  store: Store;
}

/**
 * Reads the order with the `id=` in the address, if the logged-in member sees it (H5). Unknown and another's look the
 * same: 404 'Not a valid order' (A27, D33), even in a browser with a staff session too.
 */
export async function readOwnOrder({ request, context }: PageArgs): Promise<OwnOrder> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw orderNotValid(context.language);
  const [asked, delivery, documents, requests, returns, timeline, me, store] = await Promise.all([
    context.ask(orderPaths.read, { orderId: Number(id) }),
    context.ask(fulfilmentPaths.delivery, { orderId: Number(id) }),
    context.ask(documentPaths.ofOrder, { orderId: Number(id) }),
    context.ask(fulfilmentPaths.requests, { orderId: Number(id) }),
    context.ask(returnPaths.ofOrder, { orderId: Number(id) }),
    context.ask(timelinePaths.ofOwnOrder, { orderId: Number(id) }),
    context.call(sessionPaths.me, {}),
    context.call(settingsPaths.store, {}),
  ]);
  if (!asked.ok) {
    const { status } = asked.refusal;
    throw status === 404 || status === 400 ? orderNotValid(context.language) : new RefusedError(asked.refusal);
  }
  const isSeen = asked.output.customerId === me?.id || (me !== null && (await isColleagues(context, Number(id))));
  if (!isSeen) throw orderNotValid(context.language);
  if (!delivery.ok) throw new RefusedError(delivery.refusal);
  if (!documents.ok) throw new RefusedError(documents.refusal);
  if (!returns.ok) throw new RefusedError(returns.refusal);
  if (!requests.ok) throw new RefusedError(requests.refusal);
  if (!timeline.ok) throw new RefusedError(timeline.refusal);
  return {
    order: asked.output,
    delivery: delivery.output,
    documents: documents.output,
    requests: requests.output,
    returns: returns.output,
    timeline: timeline.output,
    store,
  };
}

/**
 * Returns whether it is a colleague's order that the member sees, by a call in which a staff session of the same
 * browser does not count.
 */
async function isColleagues(context: PageContext, orderId: number): Promise<boolean> {
  return (await context.ask(orderPaths.again, { orderId })).ok;
}

/** Unknown, or another's; the answer does not reveal which. */
export function orderNotValid(language: Language) {
  return data({ message: orderTextsIn(language).t('order.not-valid') }, { status: 404 });
}
