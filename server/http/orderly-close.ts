import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** So long open connections are still listened to: anyone who is about to ask on one gets an answer, and a goodbye with it. */
const FAREWELL_MS = 500;
/** So long an answer that is under way may take then; a client that does not read or send on holds nobody up longer. */
const LAST_ANSWER_MS = 4000;
const LOOK_EVERY_MS = 50;

/**
 * Watches the connections of a server from its start, so that it can be closed without a failed request: what came in is
 * answered, on connections that are kept open as well, and each last answer tells the client to open no more here.
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
    // Only the door: the server's own close would also cut connections on which a request is on its way.
    net.Server.prototype.close.call(app.server);
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    const farewell = performance.now() + FAREWELL_MS;
    while (performance.now() < farewell && (await countConnections(app)) > 0) await pause(LOOK_EVERY_MS);

    // A connection whose last answer had begun before we knew becomes idle later; nobody else would close it then.
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
