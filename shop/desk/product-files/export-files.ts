import { stringify } from 'csv-stringify/sync';
import { type PackedFile, writeZip } from '#platform/zip.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { pictureKey } from '../../base/files/picture-keys.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { everyText } from '../../shopfront/translations/translation-queries.ts';
import { type Column, productFileColumns, textFileColumns, variantFileColumns } from './columns.ts';
import type { ProductRow } from './file-rows.ts';
import { textRow } from '../product-comparison/compare-texts.ts';
import { readVariantRows, readNextProducts } from './file-row-queries.ts';
import { type FileFormat, type FileWords, fileWords } from './file-words.ts';
import { pictureName } from './pictures.ts';

type ExportShop = Pick<Shop, 'db' | 'files' | 'hot'>;

/** The export files of products. */
export const exportNames = ['products.csv', 'variants.csv', 'texts.csv', 'products.zip'] as const;
export type ExportName = (typeof exportNames)[number];

/** Receives the number of products written. */
type OnProgress = (done: number, total: number) => void;

const ROWS_A_BATCH = 500;

/** Streams one of the files; the archive holds all tables, and the pictures in a folder. */
export function exportFile(
  shop: ExportShop,
  name: ExportName,
  format: FileFormat,
  onProgress: OnProgress = () => {},
): AsyncIterable<Uint8Array | string> {
  switch (name) {
    case 'products.csv':
      return productsCsv(shop, format, onProgress);
    case 'variants.csv':
      return variantsCsv(shop, format);
    case 'texts.csv':
      return textsCsv(shop, format);
    case 'products.zip':
      return writeZip(archiveFiles(shop, format, onProgress));
    default:
      return name satisfies never;
  }
}

/** All products by id, including inactive ones; never all in memory. */
async function* productsCsv(
  shop: ExportShop,
  format: FileFormat,
  onProgress: OnProgress = () => {},
): AsyncGenerator<string> {
  const words = fileWords(shop.hot(), format);
  yield headOf(productFileColumns, words);
  for await (const batch of everyProduct(shop, onProgress)) yield rowsOf(productFileColumns, batch, words);
}

async function* variantsCsv(shop: ExportShop, format: FileFormat): AsyncGenerator<string> {
  const words = fileWords(shop.hot(), format);
  yield headOf(variantFileColumns, words);
  yield rowsOf(variantFileColumns, await readVariantRows(shop.db), words);
}

/** All English texts of the shop with their translations (N3). */
async function* textsCsv(shop: ExportShop, format: FileFormat): AsyncGenerator<string> {
  const words = fileWords(shop.hot(), format);
  yield headOf(textFileColumns, words);
  const texts = await everyText(shop.db, { sort: 'english' });
  yield rowsOf(textFileColumns, texts.map(textRow), words);
}

/** The archive in which products move to another shop: without widths and texts, which go there in files of their own (Q5). */
export function movingArchive(shop: ExportShop): AsyncIterable<Uint8Array> {
  return writeZip(movingFiles(shop));
}

async function* movingFiles(shop: ExportShop): AsyncGenerator<PackedFile> {
  yield { path: 'products.csv', content: productsCsv(shop, 'comma'), isPacked: false };
  yield* pictureFiles(shop);
}

async function* archiveFiles(shop: ExportShop, format: FileFormat, onProgress: OnProgress): AsyncGenerator<PackedFile> {
  yield { path: 'products.csv', content: productsCsv(shop, format), isPacked: false };
  yield { path: 'variants.csv', content: variantsCsv(shop, format), isPacked: false };
  yield { path: 'texts.csv', content: textsCsv(shop, format), isPacked: false };
  yield* pictureFiles(shop, onProgress);
}

async function* pictureFiles(shop: ExportShop, onProgress: OnProgress = () => {}): AsyncGenerator<PackedFile> {
  const packed = new Set<string>();
  for await (const batch of everyProduct(shop, onProgress)) {
    for (const product of batch) {
      const name = pictureName(product);
      if (product.imageHash === null || packed.has(name)) continue;
      packed.add(name);
      const bytes = await shop.files.get(pictureKey('products', product.imageHash));
      if (bytes === undefined) continue; // its file is missing, but the table still names it
      yield { path: `pictures/${name}`, content: [bytes], isPacked: true };
    }
  }
}

async function* everyProduct({ db }: ExportShop, onProgress: OnProgress): AsyncGenerator<ProductRow[]> {
  const total = await db.$count(products);
  let done = 0;
  for (let afterId = 0; ;) {
    const batch = await readNextProducts(db, afterId, ROWS_A_BATCH);
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    done += batch.length;
    onProgress(done, Math.max(total, done));
    afterId = last.id;
  }
}

export function headOf(columns: readonly { heading: string }[], { delimiter }: FileWords): string {
  return stringify([columns.map(({ heading }) => heading)], { ...SPREADSHEET_CSV, delimiter });
}

export function rowsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], words: FileWords): string {
  const cells = rows.map((row) => columns.map(({ write }) => write(row, words)));
  return stringify(cells, { ...SPREADSHEET_CSV, bom: false, delimiter: words.delimiter });
}
