import type { Db } from '#platform/database/database.ts';
import type { HotData } from '#shop/base/operations/hot-data.ts';
import { readCountries } from '#shop/base/reference-data/country-queries.ts';
import { readLogos } from '#shop/base/settings/logo-queries.ts';
import { readSettings } from '#shop/base/settings/settings-queries.ts';
import { readTaxRates } from '#shop/base/tax/rate-queries.ts';
import { readProductTypes } from '#shop/catalogue/specifications/type-queries.ts';
import { readArrivals } from '#shop/catalogue/stock/stock-queries.ts';
import { readReplacedNumbers } from '#shop/catalogue/parts/successor-queries.ts';
import { readCategories, readSubcategories, readVariantFamilies } from '#shop/catalogue/categories/tree-queries.ts';
import { readPressNames } from '#shop/catalogue/presses/model-queries.ts';
import { readGivenLists } from '#shop/catalogue/price-lists/given-list-queries.ts';
import { readRates } from '#shop/catalogue/pricing/rate-queries.ts';
import { readPublishedVersions } from '#shop/people/legal/legal-queries.ts';
import { readHomeImages } from '#shop/shopfront/images/home-image-queries.ts';
import { readPins } from '#shop/shopfront/search-insights/pins.ts';
import { readVocabulary } from '#shop/shopfront/word-search/vocabulary-queries.ts';
import { readTilePictures } from '#shop/shopfront/search/tile-pictures.ts';

/** The tables that are kept in memory, each with the function that reads it. */
const READERS = {
  /** In the order of the shop's menus. */
  categories: readCategories,
  subcategories: readSubcategories,
  families: async (db: Db) => byId(await readVariantFamilies(db)),
  /** By name. */
  countries: readCountries,
  countryById: async (db: Db) => byId(await readCountries(db)),
  rates: readRates,
  settings: readSettings,
  /** The shop's logos by kind, with their files: every sheet of paper has one. */
  logos: readLogos,
  homeImages: readHomeImages,
  tilePictures: readTilePictures,
  vocabulary: readVocabulary,
  /** The models that a search may name (I2). */
  pressNames: readPressNames,
  productTypes: readProductTypes,
  /** Expected arrivals of each product, earliest first (L4). */
  arrivals: readArrivals,
  /** All replaced parts, whatever their first day: so few that most pages and rows need no query (J5). */
  replaced: readReplacedNumbers,
  /** Parts that staff pin to a keyword (I4). */
  pins: readPins,
  priceLists: readGivenLists,
  /** All published versions of the legal pages, by kind and number. */
  legalVersions: readPublishedVersions,
  taxRates: readTaxRates,
};

type Tables = { readonly [Name in keyof typeof READERS]: Awaited<ReturnType<(typeof READERS)[Name]>> };

declare module '#shop/base/operations/hot-data.ts' {
  interface HotData extends Tables {}
}

/** Reads all of them one after the other: every save does this, and may take one connection, not the whole pool. */
export async function readHotData(db: Db, version: number): Promise<HotData> {
  const tables: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(READERS)) tables[name] = await read(db);
  return { version, ...(tables as Tables) };
}

/** Reads the heads of price lists again; everything else stays unchanged, and so do the answers cached for visitors (K7). */
export async function withNewPriceLists(db: Db, hot: HotData): Promise<HotData> {
  return { ...hot, priceLists: await READERS.priceLists(db) };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
