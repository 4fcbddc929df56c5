import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { OperatorError } from '#platform/operator-error.ts';
import { exportFile, type ExportName } from '#shop/desk/product-files/export-files.ts';
import { fileFormats } from '#shop/desk/product-files/file-words.ts';
import { readConfig } from '../config.ts';
import type { Command } from './command.ts';
import { ProgressBar } from './progress-bar.ts';
import { withShop } from './shop-for-command.ts';

export const exportProducts: Command = {
  name: 'export-products',
  summary: 'Writes the products, or the widths, as a file to edit and import',
  help: `export-products <file> [--variants | --texts] [--format comma|semicolon]

Writes every product into a CSV file; with --variants the widths of the tape families instead, with --texts the translations.
A file name that ends with .zip exports all of these and the pictures. --format semicolon is for spreadsheets that write 12,50
for twelve and a half. docs/import.md lists the columns. An existing file is not overwritten. May run while the shop runs.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        variants: { type: 'boolean' },
        texts: { type: 'boolean' },
        format: { type: 'string', default: 'comma' },
      },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      throw new OperatorError('Name one file to write: export-products products.csv');
    const format = fileFormats.find((known) => known === values.format);
    if (format === undefined) throw new OperatorError(`--format is ${fileFormats.join(' or ')}.`);
    if (existsSync(file)) throw new OperatorError(`${file} already exists: name another file, or delete it.`);

    const name: ExportName = /\.zip$/i.test(file)
      ? 'products.zip'
      : values.variants === true
        ? 'variants.csv'
        : values.texts === true
          ? 'texts.csv'
          : 'products.csv';
    const bar = new ProgressBar();
    await withShop(readConfig(process.env, false), (shop) =>
      write(
        file,
        exportFile(shop, name, format, (done, total) => bar.show('Exporting', done, total)),
      ),
    );
    bar.clear();
    console.log(`${file} has been written.`);
    return 0;
  },
};

/** Under a temporary name until it is complete. */
async function write(file: string, content: AsyncIterable<Uint8Array | string>): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(content, createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof Error && 'syscall' in error)
      throw new OperatorError(`${file} can't be written: ${error.message}`, { cause: error });
    throw error;
  }
}
