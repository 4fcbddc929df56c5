import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import type { RunningShop } from '../running-shop.ts';
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
  let made: { json: string; page: string } | undefined;
  const description = () => (made ??= describe(operations, shop.publicUrl));

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

function describe(operations: readonly AnyOperation[], publicUrl: string): { json: string; page: string } {
  const document = openApiDocument(operations, publicUrl);
  return { json: JSON.stringify(document), page: referencePage(operations, document) };
}
