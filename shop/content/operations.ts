import { z } from 'zod';
import { localizeCatalogue } from '../catalogue/localize-catalogue.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { answerInternal, noInput, operation } from '../operations/operation.ts';
import { localizeStoreTexts } from '../operations/store/localize-store-texts.ts';
import { Office } from '../operations/store/store-configuration.ts';
import { contentPictures } from './content-pictures.ts';
import { NewsEntry } from '../operations/store/news.ts';
import { localizeNews, localizeNewsList } from './localize-news.ts';
import { findNews, listNews } from './news-queries.ts';
import { contentPaths } from './paths.ts';
import { tapePage } from './tape-page.ts';

const hash = z.string().nullable();
const titledLink = z.object({ title: z.string(), url: z.string() });

const TapePageAnswer = z
  .object({
    heroHash: hash,
    families: z.array(z.object({ id: z.int(), guid: z.guid(), name: z.string(), imageHash: hash })),
    video: titledLink.extend({ posterUrl: z.string(), sizeBytes: z.int() }).nullable(),
    flyerUrl: z.string().nullable(),
    whitePapers: z.array(titledLink),
  })
  .meta({ id: 'TapePage' });

export const contentOperations = [
  operation(contentPaths.tapePage, {
    tag: 'Shop',
    summary: 'What the tape page shows: families, film, flyer, white papers (A30).',
    access: 'everyone',
    input: noInput,
    answer: answerInternal(TapePageAnswer),
    cache: 'catalogue',
    localize: async (page, reader) =>
      localizeStoreTexts(await localizeCatalogue(page, reader), reader.shop.store, reader.translator.language),
    handle: (_, { shop, caller }) => tapePage(shop, caller),
  }),

  operation(contentPaths.offices, {
    tag: 'Shop',
    summary: 'The offices and where they are (A30).',
    access: 'everyone',
    input: noInput,
    answer: answerInternal(z.array(Office.extend({ mapHash: hash }))),
    cache: 'catalogue',
    localize: (offices, { shop, translator }) => localizeStoreTexts(offices, shop.store, translator.language),
    async handle(_, { shop }) {
      const picture = await contentPictures(shop.files);
      return shop.store.offices.map((office) => ({ ...office, mapHash: picture(office.place.picture) }));
    },
  }),

  operation(contentPaths.news, {
    tag: 'News',
    summary: 'The news, the newest first, without their texts (A30).',
    access: 'everyone',
    input: noInput,
    answer: answerInternal(z.array(NewsEntry.omit({ blocks: true }).meta({ id: 'NewsSummary' }))),
    cache: 'catalogue',
    localize: localizeNewsList,
    handle: (_, { shop }) => listNews(shop.db),
  }),

  operation(contentPaths.newsEntry, {
    tag: 'News',
    summary: 'One piece of news (A30).',
    access: 'everyone',
    input: z.object({ slug: z.string() }),
    answer: answerInternal(NewsEntry),
    cache: 'catalogue',
    example: { path: { slug: 'open-days-leeds' } },
    localize: localizeNews,
    async handle({ slug }, { shop }) {
      const entry = await findNews(shop.db, slug.toLowerCase());
      if (entry === undefined) throw new NotFoundError('news');
      return entry;
    },
  }),
];
