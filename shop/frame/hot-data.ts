import type { Db } from '#platform/database/database.ts';
import type { Category, Subcategory, VariantFamily } from '../catalogue/catalogue.ts';
import { readCategories, readSubcategories, readVariantFamilies } from '../catalogue/tree-queries.ts';
import { readCountries } from '../reference-data/country-queries.ts';
import type { Country } from '../reference-data/country.ts';
import type { HomeImage } from '../merchandising/home-image.ts';
import { readHomeImages } from '../merchandising/home-image-queries.ts';
import type { Rates } from '../pricing/price.ts';
import { readRates } from '../pricing/rate-queries.ts';
import type { Settings } from '../settings/settings.ts';
import { readSettings } from '../settings/settings-queries.ts';

/** The small tables that nearly every answer needs: read once, kept in memory, read again when they change. */
export interface HotData {
  /** Raised at every change of the catalogue, also of products: what was made with another number is stale. */
  readonly version: number;
  /** In the order of the shop's menus. */
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
  readonly families: ReadonlyMap<number, VariantFamily>;
  /** By name. */
  readonly countries: readonly Country[];
  readonly countryById: ReadonlyMap<number, Country>;
  readonly rates: Rates;
  readonly settings: Settings;
  readonly homeImages: readonly HomeImage[];
}

/** Reads them all: eight small queries. */
export async function readHotData(db: Db, version: number): Promise<HotData> {
  const [categories, subcategories, families, countries, rates, settings, homeImages] = await Promise.all([
    readCategories(db),
    readSubcategories(db),
    readVariantFamilies(db),
    readCountries(db),
    readRates(db),
    readSettings(db),
    readHomeImages(db),
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
  };
}
