import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import type { RunningShop } from '../running-shop.ts';
import type { Json } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

const REFERENCE_FILES = [
  ['reference.js', 'text/javascript'],
  ['reference.css', 'text/css'],
] as const;

/**
 * Serves the API's own description: the document for programs, the reference page for people. Both are created on first
 * request, because most shops never get one, and they take a quarter of a second and some megabytes.
 */
export function mountApiDocument(app: FastifyInstance, shop: RunningShop, operations: readonly AnyOperation[]): void {
  let made: { name: string; json: string; page: string } | undefined;
  const description = () => {
    const { name } = shop.store;
    return made?.name === name ? made : (made = describe(operations, shop.publicUrl, name));
  };

  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(description().json),
  );
  app.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(description().page));

  for (const [name, type] of REFERENCE_FILES) {
    const content = readFileSync(path.join(import.meta.dirname, 'reference', name));
    app.get(`/api/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`).send(content),
    );
  }
}

function describe(operations: readonly AnyOperation[], publicUrl: string, name: string) {
  const { info, ...document } = openApiDocument(operations, publicUrl);
  const titled = { ...document, info: { ...(info as Json), title: `${name} API` } };
  return { name, json: JSON.stringify(titled), page: referencePage(operations, titled, `${name} API`) };
}
