import type { CallResult, Refusal } from '#shop/base/operations/call-result.ts';
import { fillPath, OUR_WORDS, type Path, SUBMISSION_KEY } from '#shop/base/operations/path.ts';
import { unreadableNumbers } from '#shop/base/wire/unreadable-numbers.ts';
import { pageLanguage } from './texts/page-language.ts';
import { textsIn } from './texts/texts.tsx';

/**
 * Calls the documented address, with answers in internal names. A network failure is an answer too (D14), and so is an
 * aborted call. A change with a number that JSON can't carry is refused here, and not sent (D55).
 */
export const callApi = async <Input, Output>(
  path: Path<Input, Output>,
  input: Input,
  key?: string,
  signal?: AbortSignal,
): Promise<CallResult<Output>> => {
  const unreadable = path.method === 'GET' ? [] : unreadableNumbers(input); // an address carries NaN as a text
  if (unreadable.length > 0) return { ok: false, refusal: refuseUnreadable(unreadable) };
  const { path: address, rest } = fillPath(path.template, input as object);
  const what = path.method === 'GET' ? 'read' : 'change';
  try {
    const response =
      path.method === 'POST'
        ? await fetch(`/api${address}`, { method: 'POST', ...postRequest(rest, key), signal: signal ?? null })
        : await fetch(`/api${address}${queryOf(rest)}`, {
            method: path.method,
            headers: requestHeaders(),
            signal: signal ?? null,
          });
    return await readCallResult(response, what);
  } catch {
    return { ok: false, refusal: unreachable(what) };
  }
};

function postRequest(input: Record<string, unknown>, key: string | undefined) {
  const { headers, body } = bodyOf(input);
  return { body, headers: key === undefined ? headers : { ...headers, [SUBMISSION_KEY]: key } };
}

/** Requests internal names in the language of the page. */
function requestHeaders(): Record<string, string> {
  return { accept: OUR_WORDS, 'accept-language': pageLanguage() };
}

/** JSON, or a form if it includes a file. */
function bodyOf(input: Record<string, unknown>): { headers: Record<string, string>; body: string | FormData } {
  if (!(input['file'] instanceof File)) {
    return { headers: { ...requestHeaders(), 'content-type': 'application/json' }, body: JSON.stringify(input) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) form.append(name, value instanceof File ? value : String(value));
  }
  return { headers: requestHeaders(), body: form };
}

/** Parses an answer of the API; one that is not the shop's (a proxy's page) is a refusal too. */
export async function readCallResult<Output>(response: Response, what: 'read' | 'change'): Promise<CallResult<Output>> {
  try {
    if (response.ok) return { ok: true, output: await response.json() };
    return { ok: false, refusal: await refusalIn(response) };
  } catch {
    return { ok: false, refusal: unreachable(response.status === 413 ? 'too-large' : what) };
  }
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

async function refusalIn(response: Response): Promise<Refusal> {
  const problem: Record<string, unknown> = await response.json();
  const { status, code, detail, errors, type: _type, title: _title, requestId: _requestId, ...details } = problem;
  const wait = Number(response.headers.get('retry-after') ?? '');
  return {
    status: Number(status),
    code: String(code),
    message: String(detail),
    errors: Array.isArray(errors) ? errors : [],
    details,
    ...(wait > 0 ? { retryAfterSeconds: wait } : {}),
  };
}

/** The shop's own refusal of such an input (`shop/base/operations/parse-input.ts`). */
function refuseUnreadable(fields: readonly string[]): Refusal {
  const message = textsIn(pageLanguage()).t('errors.unreadable-number');
  const errors = fields.map((field) => ({ field, message }));
  return { status: 400, code: 'input.invalid', message, errors, details: {} };
}

/** Shown when the network fails: for a read, or for a change whose answer may have been lost. */
export function unreachable(what: keyof typeof UNREACHABLE): Refusal {
  const name = UNREACHABLE[what];
  const message = textsIn(pageLanguage()).t(`errors.${name}`);
  return { status: what === 'too-large' ? 413 : 0, code: `network.${name}`, message, errors: [], details: {} };
}

/** Nothing was read, perhaps something was changed, or a proxy before the shop takes no request of this size. */
const UNREACHABLE = { read: 'unreachable', change: 'unconfirmed', 'too-large': 'too-large' } as const;
