import type { FastifyRequest } from 'fastify';
import type { AnyOperation, FileLimit } from '#shop/base/operations/operation.ts';
import type { Caller } from '#shop/base/operations/shop.ts';
import { NotFoundError, ShopError } from '#shop/base/messages/errors.ts';
import { isAllowed } from '#shop/base/rights/staff-right.ts';
import type { Translator } from '#shop/base/messages/translator.ts';
import { ownPath } from '#shop/base/kernel/own-path.ts';
import { linkPrefixOf } from '../http/language.ts';
import { readForm } from '../http/form-body.ts';
import { translateRefusal } from '../http/refusal.ts';
import { message } from '#shop/base/messages/message.ts';

/** The cookies that change a page besides its address: view of lists, folded groups of the menu, currency of the figures. */
const REMEMBERED = /(?<=^|; ?)(?:listView=table|menuFolds=[a-z.]*|figuresCurrency=[123])(?=;|$)/g;

function rememberedOf({ headers: { cookie = '' } }: FastifyRequest): RequestInit {
  const remembered = cookie.match(REMEMBERED);
  return remembered === null ? {} : { headers: { cookie: remembered.join('; ') } };
}

const FORM = 'application/x-www-form-urlencoded';

/** A page's form with a file: read within its limits when the page asks for it, so after the page's right, and once. */
class FormRequest extends Request {
  readonly #form: () => Promise<FormData>;

  constructor(url: string, init: RequestInit, form: () => Promise<FormData>) {
    super(url, init);
    this.#form = form;
  }

  override formData(): Promise<FormData> {
    return this.#form();
  }

  override clone(): FormRequest {
    return new FormRequest(this.url, { method: this.method, headers: this.headers }, this.#form);
  }
}

/**
 * Creates requests for pages. A GET is made from its address; for a form headers and body matter. A form with a file is
 * read only for callers who may send one, up to the largest file of the operations within their rights; of other callers'
 * nothing is read.
 */
export function pageRequests(operations: readonly AnyOperation[]) {
  const uploads = operations.filter(({ file }) => file !== undefined);

  /**
   * A refused file is refused when the form is read, so the target page shows it.
   * @throws {NotFoundError}
   */
  return (request: FastifyRequest, caller: Caller, translator: Translator): Request => {
    const url = `http://shop.internal${linkPrefixOf(request)}${pathOf(request)}`;
    if (request.method !== 'POST') return new Request(url, rememberedOf(request));
    const headers = headersOf(request);
    if (!request.isMultipart()) {
      if (!headers.has('content-type')) headers.set('content-type', FORM); // nothing was sent: a form without fields
      return new Request(url, {
        method: 'POST',
        headers,
        body: new Uint8Array((request.body as Buffer | undefined) ?? []),
      });
    }
    const limit = largestFile(uploads.filter((upload) => maySend(upload, caller)));
    let form: Promise<FormData> | undefined;
    return new FormRequest(url, { method: 'POST', headers }, () => {
      form ??= readFormOf(request, limit, translator);
      return form;
    });
  };
}

/** Pages link to themselves by path, so it must not be another site: '//elsewhere'. @throws {NotFoundError} */
function pathOf({ url }: FastifyRequest): string {
  if (!url.startsWith('/')) return '/'; // a proxy may send the whole address, or none
  const path = ownPath(url, '');
  if (path === '') throw new NotFoundError('page');
  return path;
}

/**
 * Reads a form with a file.
 * @throws {Response} a page that replaces the refused form, with a link back to it
 */
async function readFormOf(
  request: FastifyRequest,
  limit: FileLimit | undefined,
  translator: Translator,
): Promise<FormData> {
  // A page for customers redirects a visitor to the login before it asks for its form; others show this.
  if (limit === undefined)
    throw Response.json({ message: translator.format(message('refusal.log-in-before-file')) }, { status: 415 });
  try {
    return await readForm(request, limit);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const refusal = translateRefusal(error, translator);
    throw Response.json({ message: refusal.message, back: pathOf(request) }, { status: refusal.status });
  }
}

function maySend({ who: { access, staffRight } }: AnyOperation, { customer, staff }: Caller): boolean {
  if (access !== 'staff' && customer !== null) return true;
  return staff !== null && (typeof staffRight === 'function' || isAllowed(staffRight ?? null, staff.rights));
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}

function largestFile(operations: readonly AnyOperation[]): FileLimit | undefined {
  return operations.flatMap(({ file }) => file ?? []).toSorted((one, other) => other.maxBytes - one.maxBytes)[0];
}
