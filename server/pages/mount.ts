import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { localizeAnswer } from '#shop/base/operations/perform.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { Path } from '#shop/base/operations/path.ts';
import type { Caller } from '#shop/base/operations/shop.ts';
import { isVisitor } from '#shop/base/operations/caller-kind.ts';
import { ownPath } from '#shop/base/kernel/own-path.ts';
import {
  NO_ROUTE,
  type PageRenderer,
  type PageRequestParts,
  type RefusedFile,
  type RenderedPage,
} from '#web/server-page.ts';
import { performOnce } from '#shop/base/idempotency/perform-once.ts';
import { lookOf } from '../look.ts';
import type { RunningShop } from '../running-shop.ts';
import { readCaller } from '../http/caller.ts';
import { rememberLanguage } from '#shop/people/customers/choose-language.ts';
import { AnswerCookies } from '../http/cookies.ts';
import { translateRefusalOf } from '../http/refusal.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { languageInAddress, languageOfPage, linkPrefixOf } from '../http/language.ts';
import type { Translator } from '#shop/base/messages/translator.ts';
import type { Language } from '#texts/languages.ts';
import { translatorIn } from '../translators.ts';
import { countMissed } from '#shop/shopfront/redirects/count-missed.ts';
import { findNewAddress } from '#shop/shopfront/redirects/find-new-address.ts';
import { pageRequests } from './page-request.ts';
import { plainPage } from './plain-page.ts';

const HTML = 'text/html; charset=utf-8';

/** Every address that is not an operation, file or probe is a page. Forms post to the page's own address. */
export async function mountPages(
  app: FastifyInstance,
  shop: RunningShop,
  operations: readonly AnyOperation[],
  render: PageRenderer,
): Promise<void> {
  const byPath = new Map(operations.map((operation) => [pathKey(operation.path), operation]));

  await app.register(async (pages) => {
    // Forms reach the route's action unparsed. Content types that no form sends are refused (415).
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    await pages.register(fastifyMultipart);
    const asPageRequest = pageRequests(operations);
    const all = { shop, byPath, render, asPageRequest };
    pages.route({ method: ['GET', 'POST'], url: '*', handler: (request, reply) => answerPage(all, request, reply) });
    shop.sendRefusalPage = (...refused) => sendRefusalPage(all, ...refused);
  });
}

interface Pages {
  shop: RunningShop;
  byPath: ReadonlyMap<string, AnyOperation>;
  render: PageRenderer;
  asPageRequest: ReturnType<typeof pageRequests>;
}

/** Pages that show one person's data, by address and by route: they are never stored, whoever asked. */
const OF_ONE_PERSON = /^\/?(?:Administration|My-)/i;

function isKeepable(page: RenderedPage, { url }: FastifyRequest): page is RenderedPage & { kind: 'page' } {
  if (OF_ONE_PERSON.test(url) || OF_ONE_PERSON.test(page.route ?? '')) return false;
  return page.kind === 'page' && page.status === 200 && !page.isSecret;
}

async function answerPage(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { shop } = pages;
  let translator = translatorIn(languageOfPage(request));
  try {
    requireSameOrigin(request, shop);
    const caller = await shop.bridge(() => readCaller(request, shop.sessions, shop.clock.now()));
    const language = languageOfPage(request, caller);
    translator = translatorIn(language);
    const reduced = isReduced(request.cookies['storefront']);
    const addressed = languageInAddress(request);
    const isForAll = request.method === 'GET' && isVisitor(caller) && addressed === undefined;
    const key = `page ${language} ${reduced ? 'reduced ' : ''}${request.url}`;
    reply.header('content-language', language);
    const kept = isForAll ? shop.visitorCache.sendKept(key, request, reply) : undefined;
    if (kept !== undefined) return await kept;

    const state = shop.visitorCache.stateFor('catalogue');
    const cookies = new AnswerCookies(shop.publicUrl);
    if (addressed !== undefined) rememberLanguage(cookies, addressed);
    const page = await pages.render(
      pages.asPageRequest(request, caller, translator),
      partsOf(pages, request, { caller, language, cookies }),
    );
    if (page.kind === 'page' && page.status === 404 && request.method === 'GET') {
      const moved = await shop.bridge(() => findNewAddress(shop.db, request.url));
      if (moved !== null) return await reply.redirect(moved, 301);
      // An address of ours names somebody's object: only addresses without a page are counted.
      if (page.route === NO_ROUTE)
        await countMissed(shop.db, request.url, shop.clock.now()).catch((error: unknown) => request.log.warn(error));
    }
    const { route } = page;
    if (route !== undefined) request.page = route;
    cookies.sendWith(reply);
    if (isForAll && isKeepable(page, request) && cookies.lines.length === 0) {
      const headers = { 'content-type': HTML, 'content-language': language };
      const content = { body: page.html, headers, ...(route === undefined ? {} : { route }) };
      return await shop.visitorCache.keepAndSend(key, state, content, request, reply);
    }
    return sendPage(page, reply);
  } catch (error) {
    const refusal = translateRefusalOf(error, shop, translator);
    if (refusal === undefined) request.log.error(error);
    if (refusal?.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
    return reply
      .code(refusal?.status ?? 500)
      .header('cache-control', 'no-store')
      .type(HTML)
      .send(plainPage(refusal, translator, request.method === 'POST' ? request.url : undefined));
  }
}

interface Reading {
  caller: Caller;
  language: Language;
  cookies: AnswerCookies;
}

function partsOf(pages: Pages, request: FastifyRequest, { caller, language, cookies }: Reading): PageRequestParts {
  const translator = translatorIn(language);
  const look = lookOf(pages.shop);
  return {
    ask: (path, input, submission) => ask(pages, { caller, translator, submission, cookies }, path, input),
    signedIn: caller.customer !== null,
    staffSignedIn: caller.staff !== null || caller.staffWithoutFactor !== null,
    staffRights: caller.staff?.rights ?? null,
    language,
    linkPrefix: linkPrefixOf(request),
    reduced: isReduced(request.cookies['storefront']),
    publicUrl: pages.shop.publicUrl,
    face: look.face,
    styles: look.styles?.url ?? null,
    onFault: (error) => request.log.error(error),
  };
}

/** The reason why a file is not sent, as a page in its reader's language, with a link back. */
async function sendRefusalPage(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  refused: RefusedFile,
): Promise<FastifyReply> {
  const language = languageOfPage(request, caller);
  const cookies = new AnswerCookies(pages.shop.publicUrl);
  const asked = new Request(new URL(linkPrefixOf(request) + ownPath(request.url, '/no-file'), 'http://shop.internal'));
  const page = await pages.render(asked, { ...partsOf(pages, request, { caller, language, cookies }), refused });
  return sendPage(page, reply.header('content-language', language));
}

function sendPage(page: RenderedPage, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'private, no-store');
  if (page.kind === 'redirect') {
    if (page.cookies.length > 0)
      reply.header('set-cookie', [...[reply.getHeader('set-cookie') ?? []].flat().map(String), ...page.cookies]);
    return reply.code(page.status).header('location', page.location).send();
  }
  return reply.code(page.status).type(HTML).send(page.html);
}

interface Asking {
  caller: Caller;
  translator: Translator;
  cookies: AnswerCookies;
  submission: string | undefined;
}

/** Runs an operation for a page: in this process, with all checks of the API. */
async function ask<Input, Output>(
  { shop, byPath }: Pages,
  { caller, translator, cookies, submission }: Asking,
  path: Path<Input, Output>,
  input: Input,
): Promise<CallResult<Output>> {
  const operation = byPath.get(pathKey(path));
  if (operation === undefined) throw new Error(`A page requests ${pathKey(path)}, which no operation serves.`);
  try {
    const context = { shop, caller, translator, cookies };
    const answer = await performOnce(operation, input, context, submission);
    const output = await localizeAnswer(operation, answer, context);
    shop.metrics.countDone(pathKey(path));
    return { ok: true, output: output as Output };
  } catch (error) {
    const refusal = translateRefusalOf(error, shop, translator);
    shop.metrics.countFailed(pathKey(path), error, refusal !== undefined);
    if (refusal === undefined) throw error;
    return { ok: false, refusal };
  }
}

function pathKey(path: Path<unknown, unknown>): string {
  return `${path.method} ${path.template}`;
}

/** A named stored value selects the reduced route set (A32, D36). */
function isReduced(stored: string | undefined): boolean {
  if (stored === undefined) return false;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && 'name' in value && Boolean(value.name);
  } catch {
    return false;
  }
}
