import { productSaveWire, variantSaveWire } from '../catalogue-editing/wire.ts';
import type { Minor } from '../kernel/money.ts';
import { LARGEST_ID } from '../kernel/largest-id.ts';
import { amountText, typedAmount } from '../kernel/typed-amount.ts';
import type { FiledProduct, FiledVariant } from './filed.ts';
import type { FileWords } from './file-words.ts';
import { pictureName } from './picture-name.ts';

/** What is wrong with a cell, before the rules of the row are asked. */
export interface UnreadableCell {
  message: string;
}

/**
 * One column of a file, for both directions. `read` never refuses a value that the rules of the product form refuse too:
 * it hands on what the form would have sent, so that the message is the form's (C6, C9).
 */
export interface Column<Row> {
  readonly heading: string;
  /** Our word for it, by which the rules name what is wrong. */
  readonly field: keyof Row & string;
  /** It says which thing the row is about, or what the file was made from; by itself it changes nothing. */
  readonly isGuard?: true;
  write(this: void, row: Row, words: FileWords): string;
  read(this: void, cell: string, words: FileWords): unknown;
}

/** The columns of products.csv, under the documented names of a product. */
export const productFileColumns: readonly Column<FiledProduct>[] = [
  { ...number<FiledProduct, 'id'>('id', productSaveWire.nameOf('id')), isGuard: true },
  text('name', productSaveWire.nameOf('name')),
  price('usdMinor', productSaveWire.nameOf('usdMinor')),
  price('eurMinor', productSaveWire.nameOf('eurMinor')),
  number('stockLevel', productSaveWire.nameOf('stockLevel')),
  yesNo('active', productSaveWire.nameOf('active')),
  number('award', productSaveWire.nameOf('award')),
  number('familyId', productSaveWire.nameOf('familyId')),
  text('intro', productSaveWire.nameOf('intro')),
  text('details', productSaveWire.nameOf('details')),
  text('flash', productSaveWire.nameOf('flash')),
  {
    heading: 'categories',
    field: 'categoryIds',
    write: ({ categoryIds }, { categories }) => categories.write(categoryIds),
    read: (cell, { categories }) => categories.read(cell),
  },
  {
    heading: 'subCategories',
    field: 'subcategoryIds',
    write: ({ subcategoryIds }, { subcategories }) => subcategories.write(subcategoryIds),
    read: (cell, { subcategories }) => subcategories.read(cell),
  },
  { heading: 'related', field: 'relatedIds', write: ({ relatedIds }) => relatedIds.join(' | '), read: readNumbers },
  { heading: 'picture', field: 'imageHash', write: pictureName, read: (cell) => cell.trim() },
  yesNo('useCloudImage', productSaveWire.nameOf('useCloudImage')),
  yesNo('locallySourced', productSaveWire.nameOf('locallySourced')),
  yesNo('pallet', productSaveWire.nameOf('pallet')),
  { ...number<FiledProduct, 'stockLevelSeen'>('stockLevelSeen', 'stockLevelSeen'), isGuard: true },
  { ...number<FiledProduct, 'version'>('version', productSaveWire.nameOf('version')), isGuard: true },
];

/** The columns of variants.csv, under the documented names of a width. */
export const variantFileColumns: readonly Column<FiledVariant>[] = [
  { ...number<FiledVariant, 'familyId'>('familyId', productSaveWire.nameOf('familyId')), isGuard: true },
  { ...number<FiledVariant, 'id'>('id', variantSaveWire.nameOf('id')), isGuard: true },
  text('details', variantSaveWire.nameOf('details')),
  price('usdMinor', variantSaveWire.nameOf('usdMinor')),
  price('eurMinor', variantSaveWire.nameOf('eurMinor')),
  price('gbpMinor', variantSaveWire.nameOf('gbpMinor')),
  { ...number<FiledVariant, 'version'>('version', variantSaveWire.nameOf('version')), isGuard: true },
];

type Named<Row, Name extends keyof Row & string> = Pick<Column<Row>, 'heading' | 'write' | 'read'> & { field: Name };

function text<Name extends string>(field: Name, heading: string) {
  type Row = Record<Name, string>;
  return { heading, field, write: (row: Row) => row[field], read: (cell: string) => cell };
}

/** A whole number; a cell that is none is handed on as it is. */
function number<Row extends Record<Name, number>, Name extends keyof Row & string>(
  field: Name,
  heading: string,
): Named<Row, Name> {
  return { heading, field, write: (row) => String(row[field]), read: readNumber };
}

/** An amount with its two places, with the decimal mark of the file; read with either mark where it can't be two amounts. */
function price<Name extends string>(field: Name, heading: string) {
  return {
    heading,
    field,
    write: (row: Record<Name, Minor>, { decimalMark }: FileWords) => amountText(row[field]).replace('.', decimalMark),
    read: (cell: string) => typedAmount(cell),
  };
}

/** 1 or 2, as documented; true and false are read too (D29). */
function yesNo<Name extends string>(field: Name, heading: string) {
  return {
    heading,
    field,
    write: (row: Record<Name, boolean>) => (row[field] ? '1' : '2'),
    read: (cell: string) => YES_NO.get(cell.trim().toLowerCase()) ?? cell,
  };
}

const YES_NO = new Map([
  ['1', true],
  ['true', true],
  ['2', false],
  ['false', false],
]);

function readNumber(cell: string): unknown {
  const typed = cell.trim();
  if (typed === '') return null;
  return /^-?\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
}

function readNumbers(cell: string): number[] | UnreadableCell {
  const numbers = cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(Number);
  if (!numbers.every((number) => Number.isSafeInteger(number) && number > 0 && number <= LARGEST_ID))
    return { message: 'Related products are named by their productIDs, with | between' };
  return [...new Set(numbers)].sort((one, two) => one - two);
}
