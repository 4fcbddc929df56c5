import { partRequestPaths, type TakenParts } from '#shop/trade/part-requests/paths.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { type FormMessages, refuseForm } from '../../../forms/refused-form.ts';
import type { PageActionArgs } from '../../../page-context.ts';

export type TakeAnswer = FormMessages<'partRequestIds'> & { taken?: TakenParts };

/** Puts the parts of the selected requests into the basket (J9). */
export async function takeRequests({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const partRequestIds = form.getAll('request').map(Number);
  const { guid: cartGuid } = await context.call(cartPaths.current, {});
  const taken = await context.askOnce(form, partRequestPaths.take, { partRequestIds, cartGuid });
  if (!taken.ok) return refuseForm(taken.refusal, ['partRequestIds'], {});
  return { errors: {}, notice: null, taken: taken.output } satisfies TakeAnswer;
}
