import { z } from 'zod';
import { pageOf, pageRequest } from '../../base/paged-lists/list-page.ts';
import { readTranslatedTexts } from '../../catalogue/catalogue-texts/translated-texts.ts';
import { answerListOf, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation, type Reader } from '../../base/operations/operation.ts';
import { homeImageCountry } from './home-image-country.ts';
import { merchandisingPaths } from './paths.ts';
import { homeImageSchema } from './wire.ts';
import { slideSchema } from './answers.ts';

/** Translates the image descriptions into the reader's language (N3). */
async function localizeSlides<Each extends { description: string }>(slides: readonly Each[], reader: Reader) {
  const english = slides.map(({ description }) => description);
  const translations = await readTranslatedTexts(reader.shop.db, reader.translator.language, english);
  return slides.map((slide) => ({ ...slide, description: translations.get(slide.description) ?? slide.description }));
}

export const merchandisingOperations = [
  operation(merchandisingPaths.homeImages, {
    tag: 'HomePageImage',
    summary: "List the home page's pictures in all columns: 1 UK, 2 US, 3 default (A7).",
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: pageRequest,
    answer: { format: answerListOf(homeImageSchema) },
    handle: (request, { shop }) => pageOf(shop.hot().homeImages, request),
  }),

  operation(merchandisingPaths.carousel, {
    tag: 'HomePageImage',
    summary: "List the home page's pictures for the caller's admin contact (A7).",
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(slideSchema)), localize: localizeSlides },
    handle: (_, { shop, caller }) => {
      const country = homeImageCountry(caller.customer?.adminContact ?? null);
      return shop
        .hot()
        .homeImages.filter((image) => image.country === country)
        .map(({ id, imageHash, description, url }) => ({ id, imageHash, description, url }));
    },
  }),
];
