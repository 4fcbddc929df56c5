import type { TypedField } from './fitting-form.ts';
import { jsonText } from './json-text.ts';
import { FORM_KEY } from './page-context.ts';
import type { PageRequestParts } from './server-page.ts';
import { isStaffAddress } from './staff-address.ts';

/** The field in which a form that met the end of a session travels through the sign-in, and back to its screen. */
export const KEPT_FORM = 'keptForm';

/** Beside it: the account, by its number, that the browser was logged in to. */
const KEPT_FOR = 'keptFor';

/**
 * A form of staff that arrives without a session goes to the sign-in with everything that was typed, but passwords; with
 * script it never comes that far, since the browser keeps what was typed itself.
 */
export async function toSignInWithForm(
  request: Request,
  { staffSignedIn }: Pick<PageRequestParts, 'staffSignedIn'>,
): Promise<Request> {
  const { origin, pathname, search } = new URL(request.url);
  if (staffSignedIn || !isForm(request) || !/^\/administration\/(?!sign-out|stop-ordering)./i.test(pathname))
    return request;
  const typed = typedIn(await request.clone().formData());
  if (typed.length === 0) return request;
  return withKept(`${origin}/administration?index&next=${encodeURIComponent(pathname + search)}`, typed);
}

/**
 * The same for a form of a buyer, whichever screen it is of: what leads to the login leads there with everything that was typed.
 * null: this leads elsewhere, or nothing was typed.
 */
export async function toLoginWithForm(sent: Request, answer: Response): Promise<Request | null> {
  const to = answer.headers.get('location') ?? '';
  if (!to.startsWith('/login?next=') || !isForm(sent)) return null;
  const form = await sent.formData();
  const typed = typedIn(form).filter(([name]) => name !== FORM_KEY && name !== KEPT_FORM && name !== KEPT_FOR);
  if (typed.length === 0) return null;
  const keptFor = form.get(KEPT_FOR)?.toString() ?? loggedInAs(sent);
  return withKept(new URL(to, sent.url).href, keptFor === undefined ? typed : [...typed, [KEPT_FOR, keptFor]]);
}

/** A buyer's form that comes back from the login, to be filled in on its screen: by its name, for whom, and what was typed. */
export interface FormBack {
  /** undefined: the browser no longer knew. */
  customerId: number | undefined;
  fields: readonly TypedField[];
}

/** null: this is none. */
export async function formBack(request: Request): Promise<FormBack | null> {
  if (isStaffAddress(new URL(request.url).pathname)) return null;
  const form = await keptForm(request);
  if (form === null) return null;
  const keptFor = form.get(KEPT_FOR);
  const fields = typedIn(form).filter(([name]) => name !== KEPT_FORM && name !== KEPT_FOR);
  return { customerId: keptFor === null ? undefined : Number(keptFor), fields };
}

/** Whether it is a form without files. */
export function isForm(request: Request): boolean {
  return request.method === 'POST' && /^application\/x-www-form-urlencoded\b/.test(typeOf(request));
}

/** Passwords are never kept, nor are files. */
function typedIn(form: FormData): TypedField[] {
  return [...form].filter((field): field is TypedField => typeof field[1] === 'string' && !/password/i.test(field[0]));
}

function withKept(address: string, typed: readonly TypedField[]): Request {
  return new Request(address, { method: 'POST', body: new URLSearchParams({ [KEPT_FORM]: JSON.stringify(typed) }) });
}

function loggedInAs({ headers }: Request): string | undefined {
  return /(?:^|;\s*)userID=(\d+)/.exec(headers.get('cookie') ?? '')?.[1];
}

/** The fields of that form, by name and value; none where its text is not what was sent to the sign-in. */
export function keptFields(text: string): TypedField[] {
  const fields = jsonText(text);
  return Array.isArray(fields) ? fields.filter(isField) : [];
}

function isField(field: unknown): field is TypedField {
  return Array.isArray(field) && field.length === 2 && field.every((text) => typeof text === 'string');
}

function typeOf(request: Request): string {
  return request.headers.get('content-type') ?? '';
}

/** The form that was brought back through the sign-in, if this is one. */
export async function keptForm(request: Request): Promise<FormData | null> {
  if (!isForm(request)) return null;
  const form = await request.clone().formData();
  return form.get(KEPT_FORM) === 'back' ? form : null;
}
