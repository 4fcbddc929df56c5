import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnyOperation } from '#shop/frame/operation.ts';
import type { RunningShop } from '../running-shop.ts';
import { openApiDocument } from './openapi.ts';
import { sendProblem } from './problem.ts';
import { referencePage } from './reference-page.ts';
import { message } from '#shop/kernel/message.ts';
import { tell } from '../http/refusal.ts';
import { speechIn } from '../speech.ts';

const REFERENCE_FILES = [
  ['reference.js', 'text/javascript'],
  ['reference.css', 'text/css'],
] as const;

/** The API's own description: the document for programs, the reference page for people. */
export function mountApiDocument(app: FastifyInstance, shop: RunningShop, operations: readonly AnyOperation[]): void {
  const document = openApiDocument(operations, shop.publicUrl);
  const json = JSON.stringify(document);
  const page = referencePage(operations, document);

  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(json),
  );
  app.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));

  for (const [name, type] of REFERENCE_FILES) {
    const content = readFileSync(path.join(import.meta.dirname, 'reference', name));
    app.get(`/api/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`).send(content),
    );
  }

  app.all('/api/*', (_request, reply) =>
    sendProblem(
      reply,
      tell({ status: 404, code: 'call.unknown', said: [message('refusal.no-call')] }, speechIn()),
      (field) => field,
    ),
  );
}
