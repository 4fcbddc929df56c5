import { existsSync, openAsBlob, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';
import { InvalidInputError } from '#shop/base/messages/errors.ts';
import { CATALOGUE_KINDS, fileOf } from '#shop/desk/move-files/kind-names.ts';
import { baseName, isTable, type MoveSource, openUpload, tablesAlone } from '#shop/desk/moving-in/open-source.ts';
import type { SentFiles } from '#shop/desk/product-files/open-files.ts';
import { translatorIn } from '../translators.ts';
import { openImportPath } from './import-path.ts';

/**
 * A stage of taking a folder in: files of a move, or of products. Each is compared once the ones before it are written, because it names
 * what they bring.
 */
export type MoveStage =
  | { readonly kind: 'move'; readonly name: string; readonly source: MoveSource }
  | {
      readonly kind: 'products';
      readonly name: string;
      readonly open: () => Promise<SentFiles>;
      /** Names rows about things that don't move, and leaves them out. */
      readonly mayLeaveOut: boolean;
    };

const PRODUCTS = 'products.zip';
/** They name products, and are read like them; notes of fits have texts. */
const AFTER_PRODUCTS = ['part-fits.csv', 'texts.csv'];
const DOCUMENTS = 'documents';

/**
 * The stages of a path: one of a table or an archive; of a folder with products.zip the catalogue, the products, everything else, and
 * the data about products.
 * @throws {OperatorError}
 */
export async function openStages(target: string): Promise<MoveStage[]> {
  const name = path.basename(target);
  if (!existsSync(target)) throw new OperatorError(`There is no file ${target}.`);
  if (!statSync(target).isDirectory()) return [{ kind: 'move', name, source: await openFile(target) }];
  const names = await readdir(target);
  const files = await documentsIn(path.join(target, DOCUMENTS));
  const isLater = (file: string) => AFTER_PRODUCTS.includes(file.toLowerCase());
  const tables = names
    .filter((file) => isTable(file) && !isLater(file))
    .map((file) => ({ name: file.toLowerCase(), read: () => openAsBlob(path.join(target, file)) }));
  const later = names.filter(isLater);
  const archive = names.find((file) => file.toLowerCase() === PRODUCTS);
  if (tables.length + later.length === 0 && archive === undefined)
    throw new OperatorError(`${target} contains no CSV file.`);
  const isCatalogue = (table: { name: string }) => [...CATALOGUE_KINDS].some((kind) => fileOf(kind) === table.name);
  const move = (some: typeof tables): MoveStage[] =>
    some.length === 0 ? [] : [{ kind: 'move', name, source: { tables: some, file: files } }];
  if (archive === undefined && later.length === 0) return move(tables);
  return [
    ...move(tables.filter(isCatalogue)),
    ...(archive === undefined
      ? []
      : [
          {
            kind: 'products' as const,
            name: archive,
            open: await openImportPath(path.join(target, archive)),
            mayLeaveOut: false,
          },
        ]),
    ...move(tables.filter((table) => !isCatalogue(table))),
    ...AFTER_PRODUCTS.flatMap((file) => later.filter((name) => name.toLowerCase() === file)).map((file) => ({
      kind: 'products' as const,
      name: file,
      open: () => openTable(target, file),
      mayLeaveOut: true,
    })),
  ];
}

/** Opens a table, or an archive of some. */
async function openFile(target: string): Promise<MoveSource> {
  const file = new File([await openAsBlob(target)], path.basename(target));
  if (/\.zip$/i.test(target)) return openUpload(file).catch(explain);
  return tablesAlone([{ name: file.name.toLowerCase(), read: async () => file }]);
}

/** Finds documents by their names, in a folder of which nothing is read before. */
async function documentsIn(folder: string): Promise<MoveSource['file']> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const pathOf = new Map(names.map((name) => [baseName(name), path.join(folder, name)]));
  return (name) => {
    const found = pathOf.get(baseName(name));
    if (found === undefined) return undefined;
    return { size: statSync(found).size, read: async () => new Uint8Array(await readFile(found)) };
  };
}

async function openTable(folder: string, name: string): Promise<SentFiles> {
  const bytes = new Uint8Array(await readFile(path.join(folder, name)));
  return { tables: [{ name, bytes }], hasPicture: () => false, picture: async () => undefined };
}

/** A file that can't be opened is the operator's to mend. */
function explain(error: unknown): never {
  if (!(error instanceof InvalidInputError)) throw error;
  const { format } = translatorIn();
  throw new OperatorError(error.errors.map(({ message }) => format(message)).join(' '), { cause: error });
}
