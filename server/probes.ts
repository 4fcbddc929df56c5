import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { noticeOneAddress } from './one-address.ts';
import { metricsReader } from './processes/metrics-of-all.ts';
import { SERVES_BESIDE_NEWER, type RunningShop } from './running-shop.ts';

/** What machines ask: is the process alive, can it serve, how is it doing. */
export function mountProbes(app: FastifyInstance, shop: RunningShop, log: FastifyBaseLogger): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  noticeOneAddress(app, shop, { log, registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.info(
      {
        method: request.method,
        url: pathOnly(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });

  const readMetrics = metricsReader(registry);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const status = await shop.status();
    const serves = status === 'ready' || status === SERVES_BESIDE_NEWER;
    return reply.code(serves ? 200 : 503).send({ status });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await readMetrics()));
}

/** Queries hold tokens and names of people: the log gets the path alone. */
function pathOnly(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
