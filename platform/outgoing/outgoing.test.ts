import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Outgoing } from './outgoing.ts';

const outgoing = new Outgoing();

describe('an address that somebody typed (M3)', () => {
  test.each([
    'https://erp.converter.test/pressline',
    'https://erp.converter.test:8443/hook?of=labels',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07::1]/',
  ])('%s is accepted', (address) => {
    expect(outgoing.findFault(address)).toBeNull();
  });

  test.each([
    ['erp.converter.test', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://erp.converter.test/#part', 'unreadable'],
    ['http://erp.converter.test/', 'unencrypted'],
    ['ftp://erp.converter.test/', 'unencrypted'],
    ['file:///etc/passwd', 'unencrypted'],
    ['https://erp@erp.converter.test/', 'password'],
    ['https://erp:blue@erp.converter.test/', 'password'],
    ['https://localhost/', 'private'],
    ['https://LOCALHOST./', 'private'],
    ['https://erp/', 'private'],
    ['https://shop.localhost/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://0x7f000001/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0.0.0.0/', 'private'],
    ['https://10.1.2.3/', 'private'],
    ['https://172.16.0.1/', 'private'],
    ['https://192.168.178.1/', 'private'],
    ['https://169.254.169.254/', 'private'],
    ['https://100.64.0.1/', 'private'],
    ['https://224.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::]/', 'private'],
    ['https://[fd00::1]/', 'private'],
    ['https://[fe80::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://[64:ff9b::a00:1]/', 'private'],
  ])('%s is refused: %s', (address, fault) => {
    expect(outgoing.findFault(address)).toBe(fault);
  });

  test('this machine is allowed for tests alone, and no other private network', () => {
    const toLoopback = new Outgoing({ toLoopback: true });
    const addresses = [
      'http://127.0.0.1:4000/',
      'http://[::1]/',
      'http://localhost/',
      'http://10.0.0.1/',
      'https://10.0.0.1/',
    ];
    expect(addresses.map((address) => toLoopback.findFault(address))).toEqual([
      null,
      null,
      null,
      'unencrypted',
      'private',
    ]);
  });
});

test('a connection that the other side closed meanwhile is replaced, and nothing is lost (M3)', async () => {
  const bodies: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    if (request.socket.bytesRead > 1000) return request.socket.destroy(); // the second request on this connection
    request.setEncoding('utf8').on('data', (body: string) => bodies.push(body));
    request.on('end', () => response.end('read'));
    return undefined;
  }).on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const toLoopback = new Outgoing({ toLoopback: true });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const post = (body: string) =>
    toLoopback.post(url, { headers: { 'x-filler': 'f'.repeat(600) }, body, withinMs: 10_000 });
  expect((await post('first')).status).toBe(200);
  expect((await post('second')).status).toBe(200);
  expect([bodies, connections]).toEqual([['first', 'second'], 2]);
});
