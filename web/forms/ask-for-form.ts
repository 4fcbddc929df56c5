import type { CallResult, Refusal } from '#shop/base/operations/call-result.ts';
import type { Path } from '#shop/base/operations/path.ts';
import type { PageContext } from '../page-context.ts';
import { OWN_PASSWORD } from './save-answer.ts';

/**
 * Calls the operation of a form, once: with the form's key, so that the same submission sent twice has one effect. If the
 * operation needs the password again and the form contains it, the password is sent first. A refusal because it is missing or
 * wrong belongs to its field, so that the form asks for it and keeps everything else.
 */
export async function askForForm<Input, Output>(
  context: PageContext,
  form: FormData,
  path: Path<Input, Output>,
  input: Input,
  givePassword: Path<{ password: string }, number>,
): Promise<CallResult<Output>> {
  const password = form.get(OWN_PASSWORD);
  if (typeof password === 'string' && password !== '') {
    const given = await context.ask(givePassword, { password });
    if (!given.ok) return { ok: false, refusal: atPassword(given.refusal) };
  }
  const asked = await context.askOnce(form, path, input);
  if (asked.ok || asked.refusal.code !== 'session.password-needed') return asked;
  return { ok: false, refusal: atPassword(asked.refusal) };
}

function atPassword(refusal: Refusal): Refusal {
  if (refusal.status === 401 || refusal.status === 0) return refusal;
  const [first] = refusal.errors;
  return { ...refusal, errors: [{ field: OWN_PASSWORD, message: first?.message ?? refusal.message }] };
}
