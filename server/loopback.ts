import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Returns whether only this machine reaches what listens there: 'localhost', '127.0.0.1', '::1', also as a URL writes it. */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/**
 * Returns whether nobody but this machine can use the shop. A public address, too, says that others do: a proxy on this machine then
 * passes them on to a server that listens on loopback alone.
 */
export function isForThisMachineOnly({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isLoopbackHost(host) && (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname));
}
