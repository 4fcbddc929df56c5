import { z } from 'zod';
import { NotFoundError } from '../../kernel/errors.ts';
import { pageOf, pageRequest } from '../../operations/list-page.ts';
import { answerListOf, answerOf, operation } from '../../operations/operation.ts';
import { idNumber } from '../../operations/input-schemas.ts';
import { countriesIn, countryName } from '../../reference-data/country-name.ts';
import { deliveryPaths } from './paths.ts';
import { countryWire } from './wire.ts';

export const deliveryOperations = [
  operation(deliveryPaths.countries, {
    tag: 'Country',
    summary: 'Every country by name, with its continent.',
    access: 'everyone',
    input: pageRequest,
    answer: answerListOf(countryWire),
    cache: 'catalogue',
    handle: (request, { shop }) => pageOf(shop.hot().countries, request),
    localize: (page, { translator }) => ({ ...page, items: countriesIn(page.items, translator.language) }),
  }),

  operation(deliveryPaths.country, {
    tag: 'Country',
    summary: 'One country.',
    access: 'everyone',
    input: z.object({ countryId: idNumber('country') }),
    answer: answerOf(countryWire),
    cache: 'catalogue',
    example: { path: { countryId: 247 } },
    handle({ countryId }, { shop }) {
      const country = shop.hot().countryById.get(countryId);
      if (country === undefined) throw new NotFoundError('country');
      return country;
    },
    localize: (country, { translator }) => ({ ...country, name: countryName(country, translator.language) }),
  }),
];
