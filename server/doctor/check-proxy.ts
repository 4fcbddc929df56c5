import type { Config } from '../config.ts';
import { isLoopbackHost } from '../loopback.ts';
import { ONE_ADDRESS } from '../metrics.ts';
import { ONE_ADDRESS_SENTENCE } from '../shared-address.ts';
import type { Finding } from './finding.ts';

const PATIENCE_MS = 2000;

/** Checks that a shop behind a proxy can tell its visitors apart (D21). */
export async function checkProxy(config: Config): Promise<Finding[]> {
  const unnamed = unnamedProxy(config);
  if (unnamed !== null) return [{ state: 'warning', sentence: unnamed }];
  return (await hasOneAddress(config)) ? [{ state: 'warning', sentence: `Until now ${ONE_ADDRESS_SENTENCE}` }] : [];
}

/** Checks only the configuration: https implies a proxy, and one on another machine must be named. Null: no finding. */
export function unnamedProxy({ publicUrl, host, trustProxy }: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>) {
  const isBehindProxy = publicUrl?.startsWith('https:') === true && !isLoopbackHost(host);
  if (!isBehindProxy || trustProxy.some((proxy) => proxy !== 'loopback')) return null;
  return `The shop is public at ${publicUrl} and listens on ${host}: if its proxy runs on another machine, name it in TRUST_PROXY, otherwise all visitors look like one.`;
}

/** Asks the running shop; if none runs, or on a random port, there is no finding. */
async function hasOneAddress({ host, port, publicUrl, metricsToken }: Config): Promise<boolean> {
  const isPublic = publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname);
  if (!isPublic || port === 0) return false;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  try {
    const headers = new Headers(metricsToken === undefined ? [] : [['authorization', `Bearer ${metricsToken}`]]);
    const answer = await fetch(`http://${name}:${port}/metrics`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    return new RegExp(`^${ONE_ADDRESS} 1$`, 'm').test(await answer.text());
  } catch {
    return false; // it does not run
  }
}
