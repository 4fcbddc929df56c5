import { stringify } from 'csv-stringify/sync';
import { type PackedFile, writeZip } from '#platform/zip.ts';
import { pictureKey } from '../documents/picture.ts';
import type { Shop } from '../shop.ts';
import { SPREADSHEET_CSV } from '../spreadsheet-csv.ts';
import { type Column, productColumns, widthColumns } from './columns.ts';
import type { FiledProduct } from './filed.ts';
import { readFiledWidths, readNextProducts } from './filed-queries.ts';
import { type FileFormat, type FileWords, fileWords } from './file-words.ts';
import { pictureName } from './picture-name.ts';

type ExportShop = Pick<Shop, 'db' | 'files' | 'hot'>;

/** The files that products leave in. */
export const exportNames = ['products.csv', 'variants.csv', 'products.zip'] as const;
export type ExportName = (typeof exportNames)[number];

const ROWS_A_BATCH = 500;

/** One of the files, piece by piece; the archive holds both tables, and the pictures in a folder. */
export function exportFile(shop: ExportShop, name: ExportName, format: FileFormat): AsyncIterable<Uint8Array | string> {
  switch (name) {
    case 'products.csv':
      return productsCsv(shop, format);
    case 'variants.csv':
      return widthsCsv(shop, format);
    case 'products.zip':
      return writeZip(archived(shop, format));
    default:
      return name satisfies never;
  }
}

/** Every product by its number, inactive ones too; never all in memory. */
export async function* productsCsv(shop: ExportShop, format: FileFormat): AsyncGenerator<string> {
  const words = fileWords(shop.hot(), format);
  yield headOf(productColumns, words);
  for await (const products of everyProduct(shop)) yield rowsOf(productColumns, products, words);
}

async function* widthsCsv(shop: ExportShop, format: FileFormat): AsyncGenerator<string> {
  const words = fileWords(shop.hot(), format);
  yield headOf(widthColumns, words);
  yield rowsOf(widthColumns, await readFiledWidths(shop.db), words);
}

async function* archived(shop: ExportShop, format: FileFormat): AsyncGenerator<PackedFile> {
  yield { path: 'products.csv', content: productsCsv(shop, format), isPacked: false };
  yield { path: 'variants.csv', content: widthsCsv(shop, format), isPacked: false };
  const packed = new Set<string>();
  for await (const products of everyProduct(shop)) {
    for (const product of products) {
      const name = pictureName(product);
      if (product.imageHash === null || packed.has(name)) continue;
      packed.add(name);
      const bytes = await shop.files.get(pictureKey('products', product.imageHash));
      if (bytes === undefined) continue; // its file is missing: the table names it all the same
      yield { path: `pictures/${name}`, content: [bytes], isPacked: true };
    }
  }
}

async function* everyProduct({ db }: ExportShop): AsyncGenerator<FiledProduct[]> {
  for (let afterId = 0; ;) {
    const products = await readNextProducts(db, afterId, ROWS_A_BATCH);
    const last = products.at(-1);
    if (last === undefined) return;
    yield products;
    afterId = last.id;
  }
}

function headOf(columns: readonly { heading: string }[], { delimiter }: FileWords): string {
  return stringify([columns.map(({ heading }) => heading)], { ...SPREADSHEET_CSV, delimiter });
}

function rowsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], words: FileWords): string {
  const cells = rows.map((row) => columns.map(({ write }) => write(row, words)));
  return stringify(cells, { ...SPREADSHEET_CSV, bom: false, delimiter: words.delimiter });
}
