import type { Db } from '#platform/database/database.ts';
import { readReplacedNumbers } from '#shop/catalogue/parts/successor-queries.ts';
import { readCategories, readSubcategories, readVariantFamilies } from '#shop/catalogue/parts/tree-queries.ts';
import { readProductTypes } from '#shop/catalogue/parts/specifications/type-queries.ts';
import type { HotData } from '#shop/base/operations/hot-data.ts';
import { readVocabulary } from '#shop/shopfront/search/keywords/vocabulary-queries.ts';
import { readArrivals } from '#shop/catalogue/parts/stock/arrival-queries.ts';
import { readTilePictures } from '#shop/shopfront/search/tile-pictures.ts';
import { readHomeImages } from '#shop/shopfront/content/images/home-image-queries.ts';
import { readPins } from '#shop/shopfront/search/insights/pins.ts';
import { readGivenLists } from '#shop/catalogue/pricing/price-lists/given-list-queries.ts';
import { readRates } from '#shop/catalogue/pricing/rate-queries.ts';
import { readCountries } from '#shop/base/reference-data/country-queries.ts';
import { readPublishedVersions } from '#shop/people/legal/legal-queries.ts';
import { readTaxRates } from '#shop/base/tax/rate-queries.ts';
import { readSettings } from '#shop/base/settings/settings-queries.ts';

/** Reads all tables that are kept in memory, one after the other: every save does this, and may take one connection, not the whole pool. */
export async function readHotData(db: Db, version: number): Promise<HotData> {
  const families = await readVariantFamilies(db);
  const countries = await readCountries(db);
  return {
    version,
    categories: await readCategories(db),
    subcategories: await readSubcategories(db),
    families: new Map(families.map((family) => [family.id, family])),
    countries,
    countryById: new Map(countries.map((country) => [country.id, country])),
    rates: await readRates(db),
    settings: await readSettings(db),
    homeImages: await readHomeImages(db),
    tilePictures: await readTilePictures(db),
    vocabulary: await readVocabulary(db),
    productTypes: await readProductTypes(db),
    arrivals: await readArrivals(db),
    replaced: await readReplacedNumbers(db),
    pins: await readPins(db),
    priceLists: await readGivenLists(db),
    legalVersions: await readPublishedVersions(db),
    taxRates: await readTaxRates(db),
  };
}

/** Reads the heads of price lists again; everything else stays unchanged, and so do the answers cached for visitors (K7). */
export async function withNewPriceLists(db: Db, hot: HotData): Promise<HotData> {
  return { ...hot, priceLists: await readGivenLists(db) };
}
