import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageRenderer } from '#web/server-page.ts';
import type { Pages } from './app.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** Nothing is built, so there are no built files; the server wants a folder for them all the same. */
const NO_FILES = path.join(ROOT, 'node_modules', '.cache', 'pressline-development');
const ENTRY = '/web/entry-server.tsx';

/**
 * The pages straight from their sources, for `npm run dev`: Vite runs inside the server, on its port, and gives the browser each
 * module as it is; what is changed in web/ shows at once. What is changed in the server starts it anew (bin/dev.mjs).
 */
export function developmentPages(dataDir: string): Pages {
  mkdirSync(path.join(NO_FILES, 'assets'), { recursive: true });
  let vite: ViteDevServer | undefined;
  const render: PageRenderer = async (request, parts) => {
    if (vite === undefined) throw new Error('Vite has not started.');
    const { renderPage } = await vite.ssrLoadModule(ENTRY);
    return renderPage(request, parts);
  };
  return {
    render,
    assets: NO_FILES,
    inDevelopment: true,
    async attach(app, shop) {
      vite = await openVite(app, dataDir);
      vite.watcher.on('all', () => shop.visitorCache.clear());
    },
  };
}

/** Vite answers its own addresses first. */
async function openVite(app: FastifyInstance, dataDir: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite'); // large: in no shop that people use
  const vite = await createServer({
    configLoader: 'native', // else a temporary file comes and goes, and node --watch would start the server anew for it
    root: ROOT,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      watch: { ignored: [`${dataDir}/**`, '**/build/**', '**/e2e/**', '**/docs/**'] },
    },
  });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
  app.addHook('preClose', () => vite.close()); // its connections to browsers would keep the server
  return vite;
}
