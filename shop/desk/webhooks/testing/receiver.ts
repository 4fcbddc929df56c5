import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { text } from 'node:stream/consumers';

/** A webhook that another's library found genuine. */
export interface Received {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'none';

/** Starts a receiver of another system: it verifies each request with another's library, and answers as it is set up to. */
export async function startReceiver(
  answer: (request: IncomingMessage, count: number) => Answer = () => ({ status: 204 }),
) {
  const received: Received[] = [];
  const forged: string[] = [];
  const state = { secret: '', asked: 0, signatures: [] as number[] };
  const server = createServer(async (request, response) => {
    state.asked += 1;
    state.signatures.push(String(request.headers['webhook-signature']).split(' ').length);
    const body = await text(request);
    try {
      const read = new Webhook(state.secret).verify(body, request.headers as Record<string, string>) as Received;
      const answered = answer(request, state.asked);
      if (answered === 'none') return;
      if (answered.status < 300) received.push({ ...read, id: String(request.headers['webhook-id']) });
      response.writeHead(answered.status, answered.headers).end(answered.body);
    } catch (error) {
      forged.push(String(error));
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/pressline`, received, forged, state };
}
