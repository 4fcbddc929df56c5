import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The worker that reads the codes of labels. A worker has the policy of its own file, so no page needs more rights (docs/decisions/0055). */
const CODE_WORKER = 'code-worker-';
const CODE_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The service worker that shows kept drawings and manuals without a network. It requests only this shop, and nothing runs in it but its own
 * file. It may be responsible for addresses outside of its folder; the pages that start it name which (docs/decisions/0057).
 */
const OFFLINE_WORKER = 'offline-worker-';
const OFFLINE_WORKER_HEADERS = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'service-worker-allowed': '/',
};

/**
 * Scripts, styles and fonts of the build, in the browser's best encoding. All are behind one route, because a route for
 * each of over a thousand files made the router the largest object in the process.
 * @param folder folder of the files
 * @param tellMissing answers requests for a missing file, perhaps by a page of an earlier version
 */
export function mountBuiltFiles(
  app: FastifyInstance,
  folder: string,
  tellMissing: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.register(
    async (files) => {
      files.setNotFoundHandler(tellMissing);
      await files.register(fastifyStatic, {
        root: folder,
        serve: false,
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
      });
      files.route<{ Params: { file: string } }>({
        method: ['GET', 'HEAD'],
        url: '/:file',
        handler: ({ params }, reply) => {
          if (params.file.startsWith(CODE_WORKER)) reply.header('content-security-policy', CODE_WORKER_POLICY);
          if (params.file.startsWith(OFFLINE_WORKER)) reply.headers(OFFLINE_WORKER_HEADERS);
          return reply.sendFile(`/${params.file}`);
        },
      });
    },
    { prefix: '/assets' },
  );
}
