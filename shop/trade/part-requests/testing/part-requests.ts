import type { ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { partRequestPictures } from '../tables.ts';
import type { PartRequestDraft } from '../paths.ts';

/** Asks for parts by the documented call, by default the counter in words; returns the request's id. */
export async function partRequestOf(caller: ApiCaller, draft: Partial<PartRequestDraft> = {}): Promise<number> {
  const { status, body } = await caller.post('/api/PartRequest/AskForParts', {
    requestReader: 'counter',
    urgency: 'soon',
    wanted: 'The seal at the end of the ink chamber.',
    ...draft,
  });
  if (status !== 200) throw new Error(`The request was not made: ${JSON.stringify(body)}`);
  return body;
}

/** Stores a picture of a request without drawing one; returns its id. */
export async function pictureOf({ shop }: Pick<TestShop, 'shop'>, requestId: number): Promise<number> {
  const fileKey = `part-requests/${requestId}/test.jpg`;
  await shop.files.put(fileKey, Buffer.from('a picture'));
  const [made] = await shop.db
    .insert(partRequestPictures)
    .values({ requestId, position: 1, fileKey, sha256: 'test', createdAt: shop.clock.now() })
    .returning({ id: partRequestPictures.id });
  if (made === undefined) throw new Error('The picture was not stored.');
  return made.id;
}
