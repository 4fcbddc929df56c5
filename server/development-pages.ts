import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageRenderer } from '#web/server-page.ts';
import type { Pages } from './app.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** Nothing is built, so there are no built files, but the server requires a folder for them. */
const NO_FILES = path.join(ROOT, 'node_modules', '.cache', 'pressline-development');
const ENTRY = '/web/entry-server.tsx';

/**
 * Pages directly from their sources, for `npm run dev`: Vite runs inside the server, on its port, and serves each
 * module unbundled; changes in web/ appear at once. Changes in the server restart it (bin/dev.mjs).
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
  const { createServer } = await import('vite'); // large, so never loaded in production
  const vite = await createServer({
    configLoader: 'native', // otherwise a temporary file would make node --watch restart the server
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
  app.addHook('preClose', () => vite.close()); // its connections to browsers would keep the server open
  return vite;
}
