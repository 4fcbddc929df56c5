import { eq } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { requireFaultless } from '../../base/fields/refuse-fields.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { lockNews } from './news-queries.ts';
import { newsDraftErrors, slugOf } from './news-rules.ts';
import type { NewsSave, StoredNews } from './news-paths.ts';
import { news } from './tables.ts';

/**
 * Saves a news article; id 0 creates one. Its slug never changes, because links lead to it. Returns its id.
 * @throws {NotFoundError}
 * @throws {StaleSaveError} another person saved it since the screen was opened
 * @throws {InvalidInputError} another article has this slug, the slug would change, or a new link is broken
 */
export async function saveNews(save: NewsSave, context: StaffContext): Promise<{ id: number }> {
  try {
    return await changeAsStaff(context, async (tx, note) => {
      const before = save.id === 0 ? null : await getUnchanged(tx, save);
      requireFaultless(newsDraftErrors(save, before?.text));
      const after = await write(tx, before, save);
      await note({ action: before === null ? 'added' : 'saved', entity: 'news', entityId: after.id, before, after });
      return { id: after.id };
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'news_slug_unique') throw error;
    throw refusedAddress('staff-refusal.news-address-taken');
  }
}

async function getUnchanged(tx: Db, { id, slug, version }: NewsSave): Promise<StoredNews> {
  const before = await lockNews(tx, id);
  if (before === undefined) throw new NotFoundError('news');
  await requireUnchanged(tx, { entity: 'news', entityId: id }, version, before);
  if (slug !== '' && slug !== before.slug) throw refusedAddress('staff-refusal.news-address-fixed');
  return before;
}

async function write(tx: Db, before: StoredNews | null, save: NewsSave): Promise<StoredNews> {
  const { title, active } = save;
  const text = save.text.replaceAll('\r\n', '\n');
  const values = { title, text, active, publishedOn: parseDay(save.publishedOn) ?? save.publishedOn };
  const [after] =
    before === null
      ? await tx
          .insert(news)
          .values({ ...values, slug: save.slug === '' ? slugOf(title) : save.slug })
          .returning()
      : await tx
          .update(news)
          .set({ ...values, version: before.version + 1 })
          .where(eq(news.id, before.id))
          .returning();
  if (after === undefined) throw new Error('A piece of news was written, but not returned.');
  return after;
}

function refusedAddress(key: 'staff-refusal.news-address-taken' | 'staff-refusal.news-address-fixed') {
  return new InvalidInputError([{ field: 'slug', message: message(key) }]);
}
