import type { FastifyRequest } from 'fastify';
import type { AnyOperation, FileLimit } from '#shop/operations/operation.ts';
import type { Caller } from '#shop/operations/shop.ts';
import { NotFoundError, ShopError } from '#shop/kernel/errors.ts';
import type { Translator } from '#shop/kernel/translator.ts';
import { viewCookie } from '#web/view-cookie.ts';
import { isTableKept } from '#web/list-view.ts';
import { ownPath } from '#web/own-path.ts';
import { linkPrefixOf } from '../http/language.ts';
import { readForm } from '../http/form-body.ts';
import { translateRefusal } from '../http/refusal.ts';
import { message } from '#shop/kernel/message.ts';
import { translatorIn } from '../translators.ts';

/** Settings of a page request that are not in its address. */
const TABLE_KEPT = { headers: { cookie: viewCookie('table') } };

const FORM = 'application/x-www-form-urlencoded';

/** A page's form with a file, read here within its limits; pages get it like any other form. */
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
 * read only for callers who may send one, up to the largest file of their operations; of other callers' nothing is
 * read.
 */
export function pageRequests(operations: readonly AnyOperation[]) {
  const forCustomers = largestFile(operations.filter(({ who: { access } }) => access !== 'staff'));
  const forStaff = largestFile(operations);

  /**
   * A refused file is refused when the form is read, so the target page shows it.
   * @throws {NotFoundError}
   */
  return async (request: FastifyRequest, { customer, staff }: Caller, translator: Translator): Promise<Request> => {
    const url = `http://shop.internal${linkPrefixOf(request)}${pathOf(request)}`;
    if (request.method !== 'POST') return new Request(url, isTableKept(request.headers.cookie ?? '') ? TABLE_KEPT : {});
    const headers = headersOf(request);
    if (!request.isMultipart()) {
      if (!headers.has('content-type')) headers.set('content-type', FORM); // nothing was sent: a form without fields
      return new Request(url, {
        method: 'POST',
        headers,
        body: new Uint8Array((request.body as Buffer | undefined) ?? []),
      });
    }
    const limit = staff !== null ? forStaff : customer !== null ? forCustomers : undefined;
    const form =
      limit === undefined ? unread() : await readForm(request, limit).catch(answerRefusal(translator, pathOf(request)));
    return new FormRequest(url, { method: 'POST', headers }, () =>
      form instanceof FormData ? Promise.resolve(form) : Promise.reject(form),
    );
  };
}

/** Page that replaces a refused form, with a link back to it. */
function answerRefusal(translator: Translator, back: string) {
  return (error: unknown): Response => {
    if (!(error instanceof ShopError)) throw error;
    const { status, message } = translateRefusal(error, translator);
    return Response.json({ message, back }, { status });
  };
}

/** Pages link to themselves by path, so it must not be another site: '//elsewhere'. @throws {NotFoundError} */
function pathOf({ url }: FastifyRequest): string {
  if (!url.startsWith('/')) return '/'; // a proxy may send the whole address, or none
  const path = ownPath(url, '');
  if (path === '') throw new NotFoundError('page');
  return path;
}

/** A page for customers redirects a visitor to the login before it reads its form; others show this. */
function unread(): Response {
  return Response.json({ message: translatorIn().format(message('refusal.log-in-before-file')) }, { status: 415 });
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}

function largestFile(operations: readonly AnyOperation[]): FileLimit | undefined {
  return operations.flatMap(({ file }) => file ?? []).toSorted((one, other) => other.maxBytes - one.maxBytes)[0];
}
