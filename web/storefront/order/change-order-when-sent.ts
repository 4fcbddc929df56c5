import type { PageActionArgs } from '../../page-context.ts';

/** Handles the forms of the order page; the code is loaded when one is sent. */
export async function changeOrderWhenSent(args: PageActionArgs) {
  const { changeOwnOrder } = await import('./change-own-order.ts');
  return changeOwnOrder(args);
}
