import type { Db } from '#platform/database/database.ts';
import { localizeParts } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { localizeAddress } from '../../base/reference-data/localize-address.ts';
import { FALLBACK_LANGUAGE } from '../../../texts/languages.ts';

interface Reader {
  readonly shop: { readonly db: Db; hot(): Pick<ReturnType<Shop['hot']>, 'countryById'> };
  readonly translator: Translator;
}

/**
 * Localises an order, or an object that contains one, for its reader's pages, mails and documents: its parts (N3) and
 * its address (N1). The order's own address text is kept next to a localised one, because staff correct that.
 */
export async function localizeOrder<Output>(output: Output, reader: Reader): Promise<Output> {
  const { language } = reader.translator;
  if (language === FALLBACK_LANGUAGE) return output;
  const countries = [...reader.shop.hot().countryById.values()];
  const localized = await localizeParts(output, reader);
  return eachAddress(localized, (address) => localizeAddress(address, countries, language)) as Output;
}

/** Writes the addresses of a document in the order of their country, as on an envelope, in English too. */
export function inPostalOrder<Output>(output: Output, { shop, translator: { language } }: Reader): Output {
  if (language !== FALLBACK_LANGUAGE) return output; // localizeOrder has done it
  const countries = [...shop.hot().countryById.values()];
  return eachAddress(output, (address) => localizeAddress(address, countries, language)) as Output;
}

function eachAddress(value: unknown, written: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => eachAddress(each, written));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const isMoved = 'what' in value && value.what === 'address'; // a change of the delivery address (L5)
  return Object.fromEntries(
    Object.entries(value).flatMap(([member, held]) => {
      if (typeof held !== 'string') return [[member, eachAddress(held, written)]];
      if (isMoved && (member === 'before' || member === 'after')) return [[member, written(held)]];
      if (member === 'billingAddress') return [[member, written(held)]];
      if (member !== 'deliveryAddress') return [[member, held]];
      return [
        [member, written(held)],
        ['addressAsKept', held],
      ];
    }),
  );
}
