import path from 'node:path';
import type { Db } from '#platform/database/database.ts';
import { readNews } from '#server/store-file.ts';
import { importNews } from '#shop/shopfront/content/news-queries.ts';
import { manuals } from '#shop/trade/documents/tables.ts';

/** The manuals of the sample shop's machines (A22), in their order. */
const MANUALS = [
  ['press', ['P3-10', 'P3-13', 'P3-17', 'P5-10', 'P5-13', 'P5-17', 'P7-13', 'P7-17', 'P7-20']],
  ['earlier', ['830', '2200', '4150']],
  ['engine', ['Digital Pro Engine Manual', 'Digital One Engine Manual']],
] as const;

/** Inserts the news (A30). */
export async function fillNews(tx: Db): Promise<void> {
  await importNews(tx, readNews(path.join(import.meta.dirname, '../news')));
}

/** Inserts the manuals by their names (A22); an older empty shop has them already. */
export async function fillManuals(tx: Db): Promise<void> {
  const rows = MANUALS.flatMap(([kind, names]) => names.map((name) => ({ kind, name })));
  await tx
    .insert(manuals)
    .values(rows.map(({ kind, name }, at) => ({ id: at + 1, kind, name, fileKey: `manuals/${name}.pdf` })))
    .onConflictDoNothing();
}
