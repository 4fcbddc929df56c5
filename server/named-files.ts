import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { productPictures, variantPictures } from '#shop/catalogue/product-pictures/tables.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { productSheets } from '#shop/catalogue/data-sheets/tables.ts';
import { manuals, orderDocuments } from '#shop/trade/documents/tables.ts';
import { homeImages, mediaImages } from '#shop/shopfront/images/tables.ts';
import { pastDocuments } from '#shop/trade/past-orders/tables.ts';
import { purchaseOrders } from '#shop/trade/orders/tables.ts';
import { drawingKey } from '#shop/catalogue/drawings/drawing-file.ts';
import { pressDrawings, pressModels } from '#shop/catalogue/presses/tables.ts';
import { pictureKey, type PictureFolder } from '#shop/base/files/picture-keys.ts';
import { partRequestPictures } from '#shop/trade/part-requests/tables.ts';
import { orderReturnPictures } from '#shop/trade/returns/tables.ts';

type KeyOf = (stored: string) => string;

type NamingColumn = readonly [table: PgTable, column: 'image_hash' | 'file_key', keyOf: KeyOf, condition?: string];

const asItStands: KeyOf = (key) => key;
const picture =
  (folder: PictureFolder): KeyOf =>
  (hash) =>
    pictureKey(folder, hash);

/** All columns that refer to a file, the file's key, and the rows for which it must exist; if omitted, all. */
export const NAMING_COLUMNS: readonly NamingColumn[] = [
  [products, 'image_hash', picture('products')],
  [productPictures, 'image_hash', picture('products')],
  [variantPictures, 'image_hash', picture('products')],
  [homeImages, 'image_hash', picture('home')],
  [mediaImages, 'image_hash', picture('media')],
  [pressModels, 'image_hash', picture('presses')],
  [pressDrawings, 'image_hash', drawingKey],
  [productSheets, 'file_key', asItStands],
  // Initial manuals have a place for a file; one that was never uploaded is shown as missing.
  [manuals, 'file_key', asItStands, `file_key <> 'manuals/' || name || '.pdf'`],
  [orderDocuments, 'file_key', asItStands],
  [purchaseOrders, 'file_key', asItStands],
  [pastDocuments, 'file_key', asItStands, `file_key <> ''`],
  [orderReturnPictures, 'file_key', asItStands],
  [partRequestPictures, 'file_key', asItStands],
];

/** The files that rows refer to. A database of an older version lacks some of the columns. */
export async function listNamedFiles(client: pg.ClientBase): Promise<Set<string>> {
  const { rows: there } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const known = new Set(there.map(({ name }) => name));
  const named = new Set<string>();
  for (const [table, column, keyOf, condition = 'true'] of NAMING_COLUMNS) {
    const name = getTableName(table);
    if (!known.has(`${name}.${column}`)) continue;
    const { rows } = await client.query<{ stored: string }>(
      `select distinct ${column} as stored from public.${name} where ${column} is not null and ${condition}`,
    );
    for (const { stored } of rows) named.add(keyOf(stored));
  }
  return named;
}

/** 'a, b and 7 more', for a sentence. */
export function listSome(keys: readonly string[]): string {
  const more = keys.length - SHOWN;
  return `${keys.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const SHOWN = 5;
