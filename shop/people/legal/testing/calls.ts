import type { Prepare, Preparations } from '#server/api/testing/prepare-request.ts';
import { legalVersions } from '../tables.ts';

/** A draft of its own for each request, because a published version never changes. */
const withDraft: Prepare = async ({ shop }, { body }) => {
  const [row] = await shop.db
    .insert(legalVersions)
    .values({ kind: 'cookies', texts: { en: 'Only what is needed.' } })
    .returning({ id: legalVersions.id });
  return { body: { ...(body as object), legalVersionId: row?.id } };
};

export const preparations: Preparations['preparations'] = {
  'POST /Legal/PublishLegalDraft': withDraft,
  'POST /Legal/DiscardLegalDraft': withDraft,
};
