import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { mayReadMetrics } from './http/may-read-metrics.ts';
import { warnAboutSharedAddress } from './shared-address.ts';
import { metricsReader } from './processes/metrics-of-all.ts';
import { SERVES_BESIDE_NEWER, type RunningShop } from './running-shop.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Identified account: 'customer 12', 'staff 3'. */
    account?: string;
    /** The page's route pattern, such as '/News/:slug'. */
    page?: string;
  }
}

/** Requested every few seconds by machines: a log line for each would hide people's requests. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Counted separately, the files of a build would be most of the metrics. */
const ASSETS = '/assets/';

/** Mounts the probes for machines: health, readiness, metrics. */
export function mountProbes(app: FastifyInstance, shop: RunningShop, log: FastifyBaseLogger): void {
  app.decorateRequest('account');
  app.decorateRequest('page');
  const { registry, requests, underWay } = shop.metrics;
  warnAboutSharedAddress(app, shop, log);

  app.addHook('onRequest', async () => underWay.inc());
  app.addHook('onResponse', async () => underWay.dec());
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip: address, account } = request;
    const route = routeOf(request);
    requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    const line = {
      method,
      url: pathOnly(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address,
      account,
    };
    request.log[PROBES.has(route) ? 'debug' : 'info'](line, 'request');
  });

  const readMetrics = metricsReader(registry);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const status = await shop.status();
    const serves = status === 'ready' || status === SERVES_BESIDE_NEWER;
    return reply.code(serves ? 200 : 503).send({ status });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, shop.metricsToken)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ status: 'for this machine, or with METRICS_TOKEN' });
    }
    return reply.type(registry.contentType).send(await readMetrics());
  });
}

/** Queries contain tokens and names, so the log gets only the path. */
function pathOnly(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function routeOf({ page, routeOptions: { url } }: FastifyRequest): string {
  if (url?.startsWith(ASSETS) === true) return `${ASSETS}*`;
  return page ?? url ?? 'none';
}
