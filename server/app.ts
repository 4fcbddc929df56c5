import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { PageRenderer } from '#web/server-page.ts';
import { mountApi } from './api/mount.ts';
import { mountApiDocument } from './api/document.ts';
import { sendProblem } from './api/problem.ts';
import { mountFiles } from './files/mount.ts';
import { readJsonBodies } from './http/json-body.ts';
import { UNREACHABLE, refusalOf } from './http/refusal.ts';
import { operations } from './operations.ts';
import { mountPages } from './pages/mount.ts';
import { plainPage } from './pages/plain-page.ts';
import { mountProbes } from './probes.ts';
import type { RunningShop } from './running-shop.ts';
import { answerFromKept } from './visitor-answers.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;

/** No page of ours asks for any of these, so none that got in could. */
const NO_DEVICES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export interface AppParts {
  shop: RunningShop;
  render: PageRenderer;
  /** The folder of the built browser files. */
  assets: string;
  log: FastifyBaseLogger;
}

/** The one HTTP server: API, pages, files and probes. */
export async function createApp({ shop, render, assets, log }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: 'loopback',
    requestTimeout: 300_000, // a purchase order of ten megabytes over a bad line
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.header('x-request-id', request.id)),
  });

  // Handlers are inherited by what is registered after them, so this stands first.
  app.setErrorHandler(refuse);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', NO_DEVICES);
  });
  answerFromKept(app, shop);
  await app.register(fastifyCookie);
  // What is kept for visitors is compressed already, once; this is for everything else.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const secure = helmet(securityHeaders(shop.publicUrl));
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()));
  await app.register(fastifyStatic, {
    root: path.join(assets, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  mountProbes(app, shop);

  await app.register(async (doors) => {
    doors.addHook('onRequest', async (request, reply) => {
      if (shop.isReady) return;
      reply.header('retry-after', '5');
      if (isApi(request.url)) return sendProblem(reply, UNREACHABLE, (field) => field);
      return reply.code(503).type('text/html; charset=utf-8').send(plainPage(UNREACHABLE));
    });
    await mountApi(doors, shop, operations);
    mountApiDocument(doors, shop, operations);
    mountFiles(doors, shop, operations);
    await mountPages(doors, shop, operations, render);
  });

  return app;
}

/** What went wrong, to a program as a problem, to a person as a page; a fault of ours is noted. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error) ?? badRequest(error);
  if (refusal === undefined) request.log.error(error);
  if (isApi(request.url)) return sendProblem(reply, refusal ?? FAULT, (field) => field);
  return reply
    .code(refusal?.status ?? 500)
    .type('text/html; charset=utf-8')
    .send(plainPage(refusal, request.method === 'POST' ? request.url : undefined));
}

const FAULT = {
  status: 500,
  code: 'shop.fault',
  message: 'Sorry.. there was an error. It has been noted; nothing was changed.',
  errors: [],
  details: {},
};

/** Fastify's own refusals: a body that is no JSON, too large, of another type. */
function badRequest(error: FastifyError) {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  return { status, code: 'request.malformed', message: error.message, errors: [], details: {} };
}

/**
 * An address whose path can't be decoded is read letter by letter, and so is found nowhere: a 404 as any other, where the
 * router by itself would answer past every hook and security header.
 */
function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/i.test(url);
}

/** No inline script exists, so none is allowed: finished pages can be kept for every visitor (docs/decisions). */
function securityHeaders(publicUrl: string): HelmetOptions {
  const https = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"], // widths of drawn charts and the carousel's offset
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ['https:'], // maps and the film, after a click
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
