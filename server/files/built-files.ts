import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Scripts, styles and faces as the build left them, in the form that the browser takes. All are behind one address: with one for each
 * of its files, of which a build has over a thousand, the router was the largest thing in the memory of the process.
 * @param folder  where they lie, side by side
 * @param tellMissing  answers requests for a file that does not exist, perhaps with a page of an earlier version
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
        handler: ({ params }, reply) => reply.sendFile(`/${params.file}`),
      });
    },
    { prefix: '/assets' },
  );
}
