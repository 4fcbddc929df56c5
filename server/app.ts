import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { PageRenderer } from '#web/server-page.ts';
import type { Shop } from '#shop/base/operations/shop.ts';
import { mountApi } from './api/mount.ts';
import { mountApiDocument } from './api/document.ts';
import { mountOtherCalls } from './api/other-calls.ts';
import { sendProblem } from './api/problem.ts';
import { mountBuiltFiles } from './files/built-files.ts';
import { mountFiles } from './files/mount.ts';
import { closeToVisitors } from './http/closed-shop.ts';
import { languageAskedFor, withoutLanguage } from './http/language.ts';
import { readJsonBodies } from './http/json-body.ts';
import { refusePackedBodies } from './http/refuse-compressed-bodies.ts';
import {
  NOT_MIGRATED,
  translateRefusal,
  translateRefusalOf,
  UNREACHABLE,
  type UntranslatedRefusal,
} from './http/refusal.ts';
import { headersForAll } from './http/security-headers.ts';
import { mountOAuth } from './oauth.ts';
import { operations } from './operations.ts';
import { mountPages } from './pages/mount.ts';
import { plainPage } from './pages/plain-page.ts';
import { mountProbes } from './probes.ts';
import type { RunningShop } from './running-shop.ts';
import { message } from '#shop/base/messages/message.ts';
import type { Translator } from '#shop/base/messages/translator.ts';
import { translatorIn } from './translators.ts';
import { noteCurrentRequest } from './http/current-request.ts';
import type { Tracing } from './tracing/open-telemetry.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;

/** Source of the shop's pages. */
export interface Pages {
  render: PageRenderer;
  /** The folder of the built browser files. */
  assets: string;
  /** Vite's inline scripts and styles are allowed. */
  inDevelopment?: boolean;
  /** Called with the server before anything else is mounted on it. */
  attach?: (app: FastifyInstance, shop: RunningShop) => Promise<void>;
}

export interface AppParts {
  shop: RunningShop;
  pages: Pages;
  log: FastifyBaseLogger;
  /** Addresses and networks of trusted proxies. */
  trustProxy?: string[] | undefined;
  /** Absent: no tracing. */
  tracing?: Tracing | undefined;
}

/** The one HTTP server: API, pages, files and probes. */
export async function createApp({
  shop,
  pages,
  log,
  trustProxy = ['loopback'],
  tracing,
}: AppParts): Promise<FastifyInstance> {
  const withHeaders = headersForAll(shop.publicUrl, pages.inDevelopment);

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: JSON_LIMIT_BYTES,
    rewriteUrl: ({ url = '/' }) => withoutLanguage(url),
    trustProxy,
    requestTimeout: 300_000, // a purchase order of ten megabytes over a slow connection
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests on open connections are still answered (http/orderly-close.ts)
    genReqId: () => crypto.randomUUID(),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, withHeaders(request, reply)),
  });

  // Plugins registered later inherit the handlers, so this comes first.
  app.setErrorHandler(refuse);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  await pages.attach?.(app, shop);
  app.addHook('onRequest', (request, reply, done) => {
    withHeaders(request, reply);
    done();
  });
  noteCurrentRequest(app);
  await tracing?.traceRequests(app);
  refusePackedBodies(app);
  await app.register(fastifyCookie);
  // Cached visitor answers are already compressed, once and well; this is for all others, which are sent once: a page
  // of 48 kB takes 0.08 ms as zstd (8.1 kB) or br (8.8 kB), where quality 4 took 0.38 ms for 7.6 kB (November 2026).
  await app.register(fastifyCompress, {
    encodings: ['zstd', 'br', 'gzip'],
    threshold: 1024,
    syncThreshold: 256 * 1024, // faster than handing it to another thread
    globalDecompression: false, // no request is decompressed: refusePackedBodies
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 3 },
  });
  mountBuiltFiles(app, path.join(pages.assets, 'assets'), (request, reply) =>
    sendNoPage(reply, translatorFor(request)),
  );
  mountProbes(app, shop, log);

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (shop.isReady) return;
      reply.header('retry-after', '5');
      const translator = translatorFor(request);
      const refusal = translateRefusal(shop.waitsFor === 'migration' ? NOT_MIGRATED : UNREACHABLE, translator);
      if (isApi(request.url)) return sendProblem(reply, refusal, (field) => field);
      return reply.code(503).type('text/html; charset=utf-8').send(plainPage(refusal, translator));
    });
    closeToVisitors(scope, shop);
    await mountApi(scope, shop, operations);
    mountApiDocument(scope, shop, operations);
    mountOtherCalls(scope, operations);
    await mountOAuth(scope, shop);
    mountFiles(scope, shop, operations);
    await mountPages(scope, shop, operations, pages.render);
  });

  return app;
}

/** Sends an error: to a program as a problem, to a person as a page; logs internal errors. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const translator = translatorFor(request);
  const refusal = translateRefusalOf(error, logOf(request), translator) ?? badRequest(error, request, translator);
  if (refusal === undefined) request.log.error(error);
  if (isApi(request.url)) return sendProblem(reply, refusal ?? translateRefusal(FAULT, translator), (field) => field);
  return reply
    .code(refusal?.status ?? 500)
    .type('text/html; charset=utf-8')
    .send(plainPage(refusal, translator, request.method === 'POST' ? request.url : undefined));
}

const logOf = ({ log }: FastifyRequest): Pick<Shop, 'log'> => ({
  log: (level, message, details) => log[level](details ?? {}, message),
});

const FAULT: UntranslatedRefusal = {
  status: 500,
  code: 'shop.fault',
  messages: [message('refusal.fault')],
};

/** Fastify's own refusals: a body that is not JSON, too large, or of another type. */
function badRequest(error: FastifyError, request: FastifyRequest, translator: Translator) {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const malformed = message('refusal.malformed', { reason: error.message });
  const sentence =
    status === 415 ? message(isApi(request.url) ? 'refusal.takes-json' : 'refusal.takes-forms') : malformed;
  return translateRefusal({ status, code: 'request.malformed', messages: [sentence] }, translator);
}

/** A malformed address (`/%`) reaches no hook and no route; for people it is an unknown page (A1). */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isApi(request.url) ? refuse(error, request, reply) : sendNoPage(reply, translatorFor(request));
}

function sendNoPage(reply: FastifyReply, translator: Translator): FastifyReply {
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .send(plainPage({ status: 404, message: translator.format(message('refusal.no-page')) }, translator));
}

/** Before a request's cookies are parsed. */
function translatorFor({ headers }: FastifyRequest): Translator {
  return translatorIn(languageAskedFor(headers['accept-language']));
}

function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/i.test(url);
}

/**
 * The operations validate input (shop/base/operations/operation.ts), so Fastify's JSON schema compiler, 100 modules, is
 * never loaded.
 */
function noSchemas(): never {
  throw new Error('Routes of this server have no schemas.');
}
