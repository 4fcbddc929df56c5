import { z } from 'zod';
import { NotFoundError } from '../../base/messages/errors.ts';
import { pageOf, pageRequest } from '../../base/paged-lists/list-page.ts';
import { answerListOf, answerOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { countrySchema } from '../../base/reference-data/country.ts';
import { countriesIn, countryName } from '../../base/reference-data/country-name.ts';
import { deliveryPaths } from './paths.ts';

export const deliveryOperations = [
  operation(deliveryPaths.countries, {
    tag: 'Country',
    summary: 'List all countries by name, with their continents.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: pageRequest,
    answer: {
      format: answerListOf(countrySchema),
      localize: (page, { translator }) => ({ ...page, items: countriesIn(page.items, translator.language) }),
    },
    handle: (request, { shop }) => pageOf(shop.hot().countries, request),
  }),

  operation(deliveryPaths.country, {
    tag: 'Country',
    summary: 'Get a country.',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ countryId: idNumber('country') }),
    answer: {
      format: answerOf(countrySchema),
      localize: (country, { translator }) => ({ ...country, name: countryName(country, translator.language) }),
    },
    example: { path: { countryId: 247 } },
    handle({ countryId }, { shop }) {
      const country = shop.hot().countryById.get(countryId);
      if (country === undefined) throw new NotFoundError('country');
      return country;
    },
  }),
];
