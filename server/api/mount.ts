import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localizeAnswer, requireAllowed } from '#shop/base/operations/perform.ts';
import { dialectOf, documentedMembers } from '#shop/base/wire/wire-dialect.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import type { Message } from '#shop/base/messages/message.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { OUR_WORDS, parameterNames, SUBMISSION_KEY } from '#shop/base/operations/path.ts';
import { performOnce } from '#shop/base/idempotency/perform-once.ts';
import { isVisitor } from '#shop/base/operations/caller-kind.ts';
import { KeyRefusedError } from '#shop/people/keys/key-errors.ts';
import { LimitReachedError } from '../key-limits.ts';
import type { RunningShop } from '../running-shop.ts';
import { KeyVisit } from './key-visit.ts';
import { readApiCaller } from '../http/caller.ts';
import { languageAskedFor } from '../http/language.ts';
import { AnswerCookies } from '../http/cookies.ts';
import { translateRefusalOf } from '../http/refusal.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { asFailedPrecondition, entityTag, withPrecondition } from './preconditions.ts';
import { sendProblem } from './problem.ts';
import { readUpload } from './read-upload.ts';
import { translatorIn } from '../translators.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Mounts every operation at its documented address below /api, case-insensitively. */
export async function mountApi(
  app: FastifyInstance,
  shop: RunningShop,
  operations: readonly AnyOperation[],
): Promise<void> {
  const mount = (scope: FastifyInstance, operation: AnyOperation) =>
    scope.route({
      method: operation.path.method,
      url: `/api${operation.path.template.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { whileClosed: operation.who.whileClosed === true },
      ...(operation.maxBodyBytes === undefined ? {} : { bodyLimit: operation.maxBodyBytes }),
      handler: (request, reply) => answer(operation, shop, request, reply),
    });

  for (const operation of operations) if (operation.file === undefined) mount(app, operation);
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart); // forms with files are read nowhere else
    for (const operation of operations) if (operation.file !== undefined) mount(uploads, operation);
  });
}

async function answer(operation: AnyOperation, shop: RunningShop, request: FastifyRequest, reply: FastifyReply) {
  const ourWords = request.headers.accept?.includes(OUR_WORDS) === true;
  const cookies = new AnswerCookies(shop.publicUrl);
  const translator = translatorIn(languageAskedFor(request.headers['accept-language']));
  const name = `${operation.path.method} ${operation.path.template}`;
  const visit = new KeyVisit(shop, name, request.ip);
  const ifMatch = request.headers['if-match'];
  reply.headers(deprecationOf(operation));
  try {
    requireSameOrigin(request, shop);
    const caller = await shop.bridge(() => readApiCaller(request, shop, shop.clock.now()));
    if (caller.key !== null) reply.headers(await visit.begin(caller.key.id));
    const freshness = operation.when?.cache;
    const state = freshness === undefined || !isVisitor(caller) ? undefined : shop.visitorCache.stateFor(freshness);
    const key = `${ourWords ? 'ours' : 'wire'} ${translator.language} ${request.url}`; // some answers contain a sentence (D46)
    const kept = state === undefined ? undefined : shop.visitorCache.sendKept(key, request, reply);
    if (kept !== undefined) return await kept;

    const context = {
      shop,
      caller,
      cookies,
      translator,
      warn: (message: Message) => reply.header('warning', warning(reply, translator.format(message))),
    };
    if (operation.file !== undefined) {
      requireAllowed(operation, context); // before any byte of the file is read
      request.body = await readUpload(request, operation.file);
    }
    const input = withPrecondition(operation, inputOf(operation, request, ourWords), ifMatch);
    const submission = request.headers[SUBMISSION_KEY];
    const output = await performOnce(
      operation,
      input,
      context,
      typeof submission === 'string' ? submission : undefined,
    );
    shop.metrics.countDone(name);
    cookies.sendWith(reply);
    if (operation.answer.readAt !== undefined)
      reply.header('location', `/api${operation.answer.readAt(output, input)}`);
    const paged = pagedHeaders(operation, output);
    const encoded = ourWords
      ? await localizeAnswer(operation, output, { shop, translator })
      : operation.answer.format.encode(output);
    const body = JSON.stringify(encoded ?? null);
    if (state !== undefined && cookies.lines.length === 0)
      return await shop.visitorCache.keepAndSend(
        key,
        state,
        { body, headers: { 'content-type': JSON_TYPE, ...paged } },
        request,
        reply,
      );
    const tag = entityTag(output);
    reply.headers({
      ...paged,
      ...(tag === undefined ? {} : { etag: tag }),
      'cache-control': 'private, no-store',
      vary: 'accept, accept-language, authorization, cookie',
    });
    return reply.type(JSON_TYPE).send(body);
  } catch (error) {
    if (error instanceof KeyRefusedError) visit.refused(error);
    if (error instanceof LimitReachedError) reply.headers(error.headers);
    const refusal = translateRefusalOf(asFailedPrecondition(error, ifMatch), shop, translator);
    shop.metrics.countFailed(name, error, refusal !== undefined);
    if (refusal === undefined) throw error;
    if (ourWords) return sendProblem(reply, refusal, (field) => field);
    const details = operation.answer.refusalDetails?.(refusal.details) ?? documentedDetails(operation, refusal.details);
    return sendProblem(reply, { ...refusal, details }, (field) => documentedField(operation, field));
  } finally {
    visit.end(reply);
  }
}

/** Tells how long a list is, and where it goes on. */
function pagedHeaders({ answer: { format } }: AnyOperation, output: unknown): Record<string, string> {
  const next = format.next?.(output);
  return {
    ...(format.total === undefined ? {} : { 'x-total-count': String(format.total(output)) }),
    ...(next === undefined ? {} : { 'x-next-cursor': next }),
  };
}

/** Announces the end of a call (RFC 9745, RFC 8594). */
function deprecationOf({ deprecated }: AnyOperation): Record<string, string> {
  if (deprecated === undefined) return {};
  const since = Math.floor(new Date(deprecated.since).getTime() / 1000);
  return { deprecation: `@${since}`, sunset: new Date(deprecated.until).toUTCString() };
}

/** The documented name of a field: of the path, of the query, or of the body. */
function documentedField({ path, body, input }: AnyOperation, field: string): string {
  const isInPath = parameterNames(path.template).includes(field);
  return isInPath || body === undefined ? dialectOf(input).fieldName(field) : body.fieldName(field);
}

/** The further members of a refusal: the stored state under the names of the call's body. */
function documentedDetails({ body }: AnyOperation, { current, ...others }: Refusal['details']): Refusal['details'] {
  const encodeStored = body?.encodeStored ?? documentedMembers;
  const stored = current === undefined ? {} : { current: encodeStored(current as Readonly<Record<string, unknown>>) };
  return { ...documentedMembers(others), ...stored };
}

/** Input of the request under internal names: parameters of the path, then the query or the body. */
function inputOf(operation: AnyOperation, request: FastifyRequest, ourWords: boolean): unknown {
  const parameters = request.params as Record<string, string>;
  if (operation.path.method !== 'POST') return { ...namedQuery(operation, request.query, ourWords), ...parameters };
  const { body } = request;
  const decoded = ourWords || operation.body === undefined ? body : operation.body.decode(body);
  const ours = operation.file === undefined ? decoded : { ...(decoded as object), ...fileIn(body) };
  return parameterNames(operation.path.template).length === 0 ? ours : { ...(ours as object), ...parameters };
}

/** A file keeps its name, whatever the API names of the other fields. */
function fileIn(body: unknown): object {
  const { file, partName } = body as { file?: unknown; partName?: unknown };
  return { file, partName };
}

/** Query names are case-insensitive, like all input names (D29); of a repeated one the first counts. */
function namedQuery(operation: AnyOperation, query: unknown, ourWords: boolean): object {
  const given = Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      name,
      Array.isArray(value) ? value[0] : value,
    ]),
  );
  return ourWords ? given : (dialectOf(operation.input).decode(given) as object);
}

/** RFC 9111's format of a warning; several fit in one header, in ASCII. */
function warning(reply: FastifyReply, sentence: string): string {
  const earlier = reply.getHeader('warning');
  const plain = sentence.replaceAll(/["\\]|[^\x20-\x7e]/g, '?');
  return `${earlier === undefined ? '' : `${String(earlier)}, `}299 pressline "${plain}"`;
}
