import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isLoopbackHost } from './loopback.ts';
import type { RunningShop } from './running-shop.ts';

/** After this many requests a public shop must have had them from more than one address. */
const ENOUGH = 500;

export const ONE_ADDRESS_SENTENCE =
  "every request came from one address, so one visitor's login attempts cannot be told from another's: let your proxy send X-Forwarded-For, and name it in TRUST_PROXY.";

const PROBES = /^\/(?:healthz|readyz|metrics)(?:\?|$)/i;

/**
 * Detects that a public shop can't tell its visitors apart: a proxy does not forward their addresses, or is not
 * trusted. Warns once in the log, and in the metrics, which the doctor reads.
 */
export function warnAboutSharedAddress(
  app: FastifyInstance,
  { publicUrl, metrics }: Pick<RunningShop, 'publicUrl' | 'metrics'>,
  log: FastifyBaseLogger,
): void {
  let isOpen = !isLoopbackHost(new URL(publicUrl).hostname);
  let first: string | undefined;
  let requests = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOpen || PROBES.test(request.url)) return done();
    first ??= request.ip;
    requests += 1;
    if (request.ip !== first) isOpen = false;
    else if (requests === ENOUGH) {
      isOpen = false;
      metrics.oneAddress.set(1);
      log.warn({ address: first }, `Until now ${ONE_ADDRESS_SENTENCE}`);
    }
    done();
  });
}
