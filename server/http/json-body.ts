import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '#shop/base/messages/errors.ts';
import { message } from '#shop/base/messages/message.ts';

/** No documented body is deeper than three levels. */
const DEEPEST = 32;
const TOO_DEEP = message('refusal.json-deep', { most: DEEPEST });

/** Reads JSON bodies like Fastify, and refuses excessive nesting, which would overflow the stack of later code. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new InvalidInputError([{ field: '', message: TOO_DEEP }]));
    else void parse(request, body, done);
  });
}

/** Counts brackets outside strings in one pass. The parser reports invalid JSON. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') inText = !inText;
    else if (inText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
