import { isIP } from 'node:net';

/** Whether only this machine reaches what listens there: 'localhost', '127.0.0.1', '::1', also as a URL writes it. */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
