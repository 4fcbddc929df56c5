import { data, redirect } from 'react-router';
import type { CallResult, Refusal } from '#shop/base/operations/call-result.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { type FormMessages, refuseForm } from '../../forms/refused-form.ts';
import { fieldName, LINE_FIELDS, lineChangesIn, refusalOfLines } from './basket-fields.ts';
import { type EmptiedBasket, linesToPutBack } from './emptied-lines.ts';

/** Messages of the basket about a refused change, by field, and its former lines after it was emptied. */
export type BasketMessages = FormMessages<string> & Partial<EmptiedBasket>;

/**
 * The basket's action, from its own page and from the drop-down in every header: removes a line (`remove`), saves the
 * lines in the form, and with `intent=checkout` continues to the checkout; `intent=empty` removes all lines, and
 * `intent=put-back` adds them again; `intent=any-quantity` is for staff who order for a member.
 */
export async function changeBasket({ request, context }: PageActionArgs) {
  const form = await request.formData();
  return inTurn(() => applyChange(context, form));
}

async function applyChange(context: PageContext, form: FormData) {
  const removed = form.get('remove');
  const intent = intentIn(form, ['', 'update', 'checkout', 'empty', 'put-back', 'any-quantity']);
  if (intent === 'any-quantity') return allowAnyQuantity(context, form);
  if (intent === 'empty') return empty(context, String(form.get('cart')));
  if (intent === 'put-back') return putBack(context, form);
  // Without script the other lines are sent with a removal, so that their changes are not lost.
  const lines = lineChangesIn(form).filter(({ id }) => String(id) !== removed);
  if (lines.length > 0) {
    const saved = await context.ask(cartPaths.save, { lines });
    if (!saved.ok) return answerRefusal(saved.refusal, lines);
  }
  if (removed !== null) {
    const answer = await removeLine(context, { lineId: Number(removed), cartGuid: String(form.get('cart')) });
    if (!answer.ok) return answerRefusal(answer.refusal, []);
  }
  return intent === 'checkout' ? redirect('/checkout') : done();
}

async function allowAnyQuantity(context: PageContext, form: FormData) {
  const input = { cartGuid: String(form.get('cart')), anyQuantity: form.get('anyQuantity') === 'on' };
  const answer = await context.ask(cartPaths.allowAnyQuantity, input);
  return answer.ok ? done() : answerRefusal(answer.refusal, []);
}

/** Empties the basket and answers with its lines, so that they can be put back. */
async function empty(context: PageContext, cartGuid: string) {
  const { lines } = await context.call(cartPaths.current, {});
  const answer = await context.ask(cartPaths.empty, { cartGuid });
  if (!answer.ok) return answerRefusal(answer.refusal, []);
  return data<BasketMessages>({ errors: {}, notice: null, emptied: lines });
}

/** Adds the lines of an emptied basket again, at today's prices; parts that can no longer be bought are reported. */
async function putBack(context: PageContext, form: FormData) {
  const lines = linesToPutBack(form);
  const answer = await context.askOnce(form, cartPaths.addLines, { cartGuid: String(form.get('cart')), lines });
  if (!answer.ok) return answerRefusal(answer.refusal, []);
  const reasons = answer.output.refused.map(({ message }) => message);
  if (reasons.length === 0) return done();
  return data<BasketMessages>({ errors: {}, notice: [...new Set(reasons)].join(' ') }, { status: 400 });
}

let earlierChange: Promise<unknown> = Promise.resolve();

/** In the browser one change after the other: of two concurrent ones the older could arrive last, and win. */
function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  if (import.meta.env.SSR) return change(); // on the server all customers would share one queue
  const turn = earlierChange.then(change);
  earlierChange = turn.catch(() => undefined);
  return turn;
}

/** A line already removed in another window is the desired result. */
async function removeLine(
  context: PageContext,
  line: { lineId: number; cartGuid: string },
): Promise<CallResult<unknown>> {
  const answer = await context.ask(cartPaths.removeLine, line);
  return !answer.ok && answer.refusal.status === 404 ? { ok: true, output: null } : answer;
}

/**
 * Without script the browser is redirected to the basket, so that a reload repeats nothing; with script it stays on its
 * page.
 */
function done() {
  return import.meta.env.SSR ? redirect('/basket') : null;
}

function answerRefusal(refusal: Refusal, lines: readonly { id: number; quantity: number }[]) {
  const fields = lines.flatMap(({ id }) => LINE_FIELDS.map((field) => fieldName(field, id)));
  return refuseForm(refusalOfLines(refusal, lines), fields, {});
}
