import type { Asked, Refusal } from '#shop/frame/answer.ts';
import { staffPaths } from '#shop/identity/staff-paths.ts';
import type { Path } from '#shop/frame/path.ts';
import type { PageContext } from '../../page-context.ts';
import { OWN_PASSWORD } from './save-answer.ts';

/**
 * Asks for what may need the password again: where the form brings it, it is given first. A refusal for want of it, or
 * because it was wrong, stands at that field, so that the form asks for it and keeps everything else.
 */
export async function askWithPassword<Input, Output>(
  context: PageContext,
  form: FormData,
  path: Path<Input, Output>,
  input: Input,
): Promise<Asked<Output>> {
  const password = form.get(OWN_PASSWORD);
  if (typeof password === 'string' && password !== '') {
    const given = await context.ask(staffPaths.givePassword, { password });
    if (!given.ok) return { ok: false, refusal: atPassword(given.refusal) };
  }
  const asked = await context.ask(path, input);
  if (asked.ok || asked.refusal.code !== 'session.password-needed') return asked;
  return { ok: false, refusal: atPassword(asked.refusal) };
}

function atPassword(refusal: Refusal): Refusal {
  if (refusal.status === 401 || refusal.status === 0) return refusal;
  const [first] = refusal.errors;
  return { ...refusal, errors: [{ field: OWN_PASSWORD, message: first?.message ?? refusal.message }] };
}
