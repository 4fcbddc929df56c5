import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Sealer } from '#platform/sealer.ts';
import { SECRET_PURPOSE } from '#shop/desk/webhooks/deliver-webhook.ts';
import { type Benchmark, send } from '../benchmark.ts';
import { ORDER_LINES, orderOfFive, sampleOf } from '../sample.ts';

const SECRETS_KEY = Buffer.alloc(32, 'b').toString('base64');
const NONE = 'whole order of 5 lines, no endpoint';

/** The other system. */
const receiver = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(204).end());
});

/** Orders with an endpoint that hears of them and of their stock, next to orders without one (M3). */
export const benchmark: Benchmark = {
  products: 10_000,
  environment: { SECRETS_KEY, WEBHOOKS_TO_LOOPBACK: 'yes' },
  async rows(shop) {
    const { tokens } = shop;
    const sample = await sampleOf(shop);
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const secret = new Sealer(SECRETS_KEY).seal(`whsec_${Buffer.alloc(24, 's').toString('base64')}`, SECRET_PURPOSE);
    await shop.query(
      `insert into webhook_endpoints (url, kinds, secret, created_at)
       values ($1, '{stock.changed,order.placed}', $2, now())`,
      [`http://127.0.0.1:${port}/`, secret],
    );
    const orders = { requests: orderOfFive(sample), tokens, requestsEach: ORDER_LINES + 1 };
    return [
      send(NONE, {
        ...orders,
        before: () => shop.query(`update webhook_endpoints set off_reason = 'person', off_at = now()`),
      }),
      send('whole order of 5 lines, one endpoint', {
        ...orders,
        before: () => shop.query('update webhook_endpoints set off_reason = null, off_at = null'),
        beside: NONE,
      }),
    ];
  },
  async end() {
    receiver.closeAllConnections();
    receiver.close();
  },
};
