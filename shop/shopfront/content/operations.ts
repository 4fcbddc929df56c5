import { z } from 'zod';
import { localizeCatalogue } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';
import { Office } from '../../base/store/store-configuration.ts';
import { contentPictures } from './content-pictures.ts';
import { NewsEntry } from '../../base/store/news.ts';
import { localizeNews, localizeNewsList } from './localize-news.ts';
import { findNews, listNews } from './news-queries.ts';
import { contentPaths } from './paths.ts';
import { tapePage } from './tape-page.ts';
import { hash, tapePageSchema } from './answers.ts';

export const contentOperations = [
  operation(contentPaths.tapePage, {
    tag: 'Shop',
    summary: 'Get the content of the tape page: families, video, flyer and white papers (A30).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: {
      format: answerInternal(tapePageSchema),
      localize: async (page, reader) =>
        localizeStoreTexts(await localizeCatalogue(page, reader), reader.shop.store, reader.translator.language),
      refuses: [404],
    },
    handle: (_, { shop, caller }) => tapePage(shop, caller),
  }),

  operation(contentPaths.offices, {
    tag: 'Shop',
    summary: 'List the offices with their locations (A30).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: {
      format: answerInternal(z.array(Office.extend({ mapHash: hash }))),
      localize: (offices, { shop, translator }) => localizeStoreTexts(offices, shop.store, translator.language),
    },
    async handle(_, { shop }) {
      const picture = await contentPictures(shop.files);
      return shop.store.offices.map((office) => ({
        ...office,
        mapHash: office.place === null ? null : picture(office.place.picture),
      }));
    },
  }),

  operation(contentPaths.news, {
    tag: 'News',
    summary: 'List news without their texts, newest first (A30).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: {
      format: answerInternal(z.array(NewsEntry.omit({ blocks: true }).meta({ id: 'NewsSummary' }))),
      localize: localizeNewsList,
    },
    handle: (_, { shop }) => listNews(shop.db),
  }),

  operation(contentPaths.newsEntry, {
    tag: 'News',
    summary: 'Get a news article (A30).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ slug: z.string() }),
    answer: { format: answerInternal(NewsEntry), localize: localizeNews },
    example: { path: { slug: 'open-days-leeds' } },
    async handle({ slug }, { shop }) {
      const entry = await findNews(shop.db, slug.toLowerCase());
      if (entry === undefined) throw new NotFoundError('news');
      return entry;
    },
  }),
];
