import type { Db } from '#platform/database/database.ts';
import { readReplacedNumbers } from '#shop/catalogue/successor-queries.ts';
import { readCategories, readSubcategories, readVariantFamilies } from '#shop/catalogue/tree-queries.ts';
import { readProductTypes } from '#shop/catalogue/specifications/type-queries.ts';
import type { HotData } from '#shop/operations/hot-data.ts';
import { readVocabulary } from '#shop/search/keywords/vocabulary-queries.ts';
import { readArrivals } from '#shop/stock/arrival-queries.ts';
import { readTilePictures } from '#shop/search/tile-pictures.ts';
import { readHomeImages } from '#shop/content/images/home-image-queries.ts';
import { readPins } from '#shop/search/insights/pins.ts';
import { readGivenLists } from '#shop/pricing/price-lists/given-list-queries.ts';
import { readRates } from '#shop/pricing/rate-queries.ts';
import { readCountries } from '#shop/reference-data/country-queries.ts';
import { readPublishedVersions } from '#shop/legal/legal-queries.ts';
import { readTaxRates } from '#shop/tax/rate-queries.ts';
import { readSettings } from '#shop/settings/settings-queries.ts';

/** Reads all tables that are kept in memory. */
export async function readHotData(db: Db, version: number): Promise<HotData> {
  const [
    categories,
    subcategories,
    families,
    countries,
    rates,
    settings,
    homeImages,
    tilePictures,
    vocabulary,
    productTypes,
    arrivals,
    replaced,
    pins,
    priceLists,
    legalVersions,
    taxRates,
  ] = await Promise.all([
    readCategories(db),
    readSubcategories(db),
    readVariantFamilies(db),
    readCountries(db),
    readRates(db),
    readSettings(db),
    readHomeImages(db),
    readTilePictures(db),
    readVocabulary(db),
    readProductTypes(db),
    readArrivals(db),
    readReplacedNumbers(db),
    readPins(db),
    readGivenLists(db),
    readPublishedVersions(db),
    readTaxRates(db),
  ]);
  return {
    version,
    categories,
    subcategories,
    families: new Map(families.map((family) => [family.id, family])),
    countries,
    countryById: new Map(countries.map((country) => [country.id, country])),
    rates,
    settings,
    homeImages,
    tilePictures,
    vocabulary,
    productTypes,
    arrivals,
    replaced,
    pins,
    priceLists,
    legalVersions,
    taxRates,
  };
}

/** Reads the heads of price lists anew; everything else stays as it is, and so does what is kept for visitors (K7). */
export async function withNewPriceLists(db: Db, hot: HotData): Promise<HotData> {
  return { ...hot, priceLists: await readGivenLists(db) };
}
