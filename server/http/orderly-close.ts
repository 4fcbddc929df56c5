import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Time during which open connections are still served: a client about to send a request gets an answer that also closes
 * the connection.
 */
const FAREWELL_MS = 500;
/** Time that an answer in progress may still take; a client that stops reading or sending delays nobody longer. */
const LAST_ANSWER_MS = 4000;
const LOOK_EVERY_MS = 50;

/**
 * Watches the connections of a server from its start, so that it can be closed without a failed request: received
 * requests are answered, on keep-alive connections too, and each last answer tells the client to close the connection.
 * @returns closes the server; resolves within five seconds
 */
export function orderlyClose(app: FastifyInstance): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    if (isClosing) response.setHeader('connection', 'close');
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  return async () => {
    isClosing = true;
    // Only stops listening: the server's own close would also cut connections with a request in flight.
    net.Server.prototype.close.call(app.server);
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    const farewell = performance.now() + FAREWELL_MS;
    while (performance.now() < farewell && (await countConnections(app)) > 0) await pause(LOOK_EVERY_MS);

    // A connection whose last answer had already begun becomes idle later; nothing else would close it then.
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWER_MS);
    await app.close();
    clearInterval(idle);
    clearTimeout(late);
  };
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)));
}
