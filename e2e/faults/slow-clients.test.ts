import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { gatedDatabase } from '#server/testing/gated-database.ts';
import { Buyers } from './support/buyers.ts';
import { newDataDir, startShop } from './support/shop-process.ts';

/** Beginnings of slow requests; the rest comes a byte at a time, or never. */
const KINDS = [
  'GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ',
  'POST /api/user/CreateToken HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"a',
  // Requests a lot, again and again, and reads none of it.
  'GET /search?keyword=blade HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(50),
  '',
];
const EACH = 250;

/** Opens a connection that is slow in one way; sends one more byte each second. */
async function dawdle(port: number, kind: string): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(kind);
  const drip = setInterval(() => socket.writable && kind !== '' && socket.write('a'), 1000);
  socket.on('close', () => clearInterval(drip));
  return socket;
}

test(
  'a thousand slow clients neither keep others from buying nor keep the shop from stopping',
  { timeout: scaledTimeout(120_000) },
  async () => {
    const { url } = await gatedDatabase('pressline_template_sample');
    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: newDataDir() });
    const buyers = new Buyers();
    await buyers.logIn(shop.url);

    const port = Number(new URL(shop.url).port);
    const slow: net.Socket[] = [];
    onTestFinished(() => slow.forEach((socket) => socket.destroy()));
    for (const kind of KINDS) slow.push(...(await Promise.all(Array.from({ length: EACH }, () => dawdle(port, kind)))));
    expect(slow).toHaveLength(1000);

    for (const address of ['/', '/search?keyword=tape', '/api/Product/GetProductByID/140', '/healthz', '/readyz']) {
      const answer = await fetch(shop.url + address, { signal: AbortSignal.timeout(scaledTimeout(20_000)) });
      expect(answer.status, address).toBe(200);
    }
    buyers.start(4);
    await buyers.hasOrdered(20);
    await buyers.stop();
    expect(buyers.troubles).toEqual([]);

    // They would delay a clean stop for minutes.
    expect(await shop.stop(), shop.output()).toBe(0);
  },
);
