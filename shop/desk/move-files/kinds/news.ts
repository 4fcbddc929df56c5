import { eq, inArray, sql } from 'drizzle-orm';
import { newsDraftErrors, NEWS_TEXT_MAX, SLUG_MAX, TITLE_MAX } from '../../../shopfront/content/news-rules.ts';
import { news } from '../../../shopfront/content/tables.ts';
import { type Cells, day, required, textUpTo, yesOrNo, orElse } from '../column.ts';
import type { MoveKind, Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** News (Q1, A30). */
export const newsKind: MoveKind = {
  name: 'news',
  columns: [
    {
      heading: 'address',
      about: 'The end of its address: small letters, digits, hyphens',
      example: 'new-blades',
      read: required(textUpTo(SLUG_MAX)),
    },
    { heading: 'publishedOn', about: 'Its day', example: '2027-01-15', read: required(day) },
    { heading: 'title', about: 'Its title', example: 'New blades', read: required(textUpTo(TITLE_MAX)) },
    {
      heading: 'text',
      about: 'Its text in Markdown; line breaks stay',
      example: 'Doctor blades of **stainless** steel.',
      read: required((text, hot) => textUpTo(NEWS_TEXT_MAX)(text.replaceAll('\r\n', '\n'), hot)),
    },
    { heading: 'active', about: '0: archived; empty: 1', example: '1', read: orElse('1', yesOrNo) },
  ],
  keyOf: ({ address = '' }) => address,
  async find(db, rows) {
    const addresses = rows.map(({ cells }) => cells.address ?? '');
    const found = await db.select({ id: news.id, slug: news.slug }).from(news).where(inArray(news.slug, addresses));
    const idOf = new Map(found.map(({ id, slug }) => [slug, id]));
    return addresses.map((address) => idOf.get(address) ?? null);
  },
  async stored(db, which) {
    const rows = await only(db.select().from(news).$dynamic(), news.id, which);
    return rows.map(({ id, slug, publishedOn, title, text, active }) => ({
      id,
      cells: { address: slug, publishedOn, title: title.trim(), text: text.trim(), active: active ? '1' : '0' },
    }));
  },
  check: async (_db, rows) =>
    rows.flatMap(({ row, cells }): Remark[] => {
      const { slug, text } = newsDraftErrors({ ...valuesOf(cells) });
      return [
        ...(slug === undefined ? [] : [{ row, heading: 'address', message: slug }]),
        ...(text === undefined ? [] : [{ row, heading: 'text', message: text }]),
      ];
    }),
  async add(tx, rows) {
    const added = await tx
      .insert(news)
      .values(rows.map(({ cells }) => valuesOf(cells)))
      .returning({ id: news.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(news)
        .set({ ...valuesOf(cells), version: sql`${news.version} + 1` })
        .where(eq(news.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, news, ids),
};

function valuesOf(cells: Cells) {
  return {
    slug: cells.address ?? '',
    publishedOn: cells.publishedOn ?? '',
    title: cells.title ?? '',
    text: cells.text ?? '',
    active: cells.active !== '0',
  };
}
