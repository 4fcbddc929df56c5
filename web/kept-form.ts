import { jsonText } from './json-text.ts';
import type { PageRequestParts } from './server-page.ts';

/** The field in which a form that met the end of a session travels through the sign-in, and back to its screen. */
export const KEPT_FORM = 'keptForm';

/**
 * A form of staff that arrives without a session goes to the sign-in with everything that was typed, but passwords; with
 * script it never comes that far, since the browser keeps what was typed itself.
 */
export async function toSignInWithForm(
  request: Request,
  { staffSignedIn }: Pick<PageRequestParts, 'staffSignedIn'>,
): Promise<Request> {
  const { origin, pathname, search } = new URL(request.url);
  const isForm = request.method === 'POST' && /^application\/x-www-form-urlencoded\b/.test(typeOf(request));
  if (staffSignedIn || !isForm || !/^\/administration\/(?!sign-out|stop-ordering)./i.test(pathname)) return request;
  const typed = [...(await request.clone().formData())].filter(([name]) => !/password/i.test(name));
  if (typed.length === 0) return request;
  return new Request(`${origin}/administration?index&next=${encodeURIComponent(pathname + search)}`, {
    method: 'POST',
    body: new URLSearchParams({ [KEPT_FORM]: JSON.stringify(typed) }),
  });
}

/** The fields of that form, by name and value; none where its text is not what was sent to the sign-in. */
export function keptFields(text: string): [name: string, value: string][] {
  const fields = jsonText(text);
  return Array.isArray(fields) ? fields.filter(isField) : [];
}

function isField(field: unknown): field is [name: string, value: string] {
  return Array.isArray(field) && field.length === 2 && field.every((text) => typeof text === 'string');
}

function typeOf(request: Request): string {
  return request.headers.get('content-type') ?? '';
}

/** The form that was brought back through the sign-in, if this is one. */
export async function keptForm(request: Request): Promise<FormData | null> {
  if (request.method !== 'POST' || !/^application\/x-www-form-urlencoded\b/.test(typeOf(request))) return null;
  const form = await request.clone().formData();
  return form.get(KEPT_FORM) === 'back' ? form : null;
}
