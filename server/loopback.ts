import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Returns whether only this machine can reach that host: 'localhost', '127.0.0.1', '::1', also in URL notation. */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/**
 * Returns whether only this machine can use the shop. With a public address others can too: a proxy on this machine
 * forwards them to a server that listens on loopback only.
 */
export function isForThisMachineOnly({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isLoopbackHost(host) && (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname));
}
