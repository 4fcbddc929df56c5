import { operations } from '../../operations.ts';
import type { Json } from '../json-schema.ts';
import { exactDocument } from '../openapi.ts';

/**
 * The document of the calls that a key can make, from which `client/calls.ts` is generated. Without its refusals: the client throws each as
 * a `ShopRefusal`.
 */
export function clientDocument(): Json {
  const open = operations.filter(({ who }) => who.scope !== undefined);
  const document = structuredClone(exactDocument(open, 'http://localhost:3000'));
  for (const described of Object.values(document['paths'] as Json).flatMap((path) => Object.values(path as Json))) {
    const { responses } = described as { responses: Json };
    for (const status of Object.keys(responses)) if (!status.startsWith('2')) delete responses[status];
  }
  return document;
}
