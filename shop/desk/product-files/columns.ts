import type { z } from 'zod';
import { MAX_KIT_PARTS } from '../../catalogue/kits/kit-part.ts';
import { MAX_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { MAX_SUCCESSORS, replacementShape } from '../../shopfront/product-editing/input.ts';
import { productBody, variantBody } from '../../shopfront/product-editing/wire.ts';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { type Field, type FieldTable, namesOf, type ValuesOf } from '../../base/fields/field.ts';
import type { Minor } from '../../base/money/money.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import { amountText, parseAmount } from '../../base/money/parse-amount.ts';
import type { FitRow, ProductRow, TextRow, VariantRow } from './file-rows.ts';
import type { FileWords } from './file-words.ts';
import { pictureName } from './pictures.ts';
import { stockTermsShape } from '../../catalogue/stock/stock-input.ts';
import { issue } from '../../base/messages/issue.ts';
import { dialectOf } from '../../base/wire/wire-dialect.ts';

/** Fault of a cell, found before the rules of the row. */
export interface UnreadableCell {
  message: string;
}

/**
 * One column of a file, for both directions. `read` never refuses a value that the product form's rules refuse too: it
 * passes the value on as the form would, so that the message is the form's (C6, C9).
 */
export interface Column<Row> {
  readonly heading: string;
  /** Internal name of the field, by which the rules name a fault. */
  readonly field: keyof Row & string;
  /** Identifies the row's object or the file's source; changes nothing. */
  readonly isGuard?: true;
  write(this: void, row: Row, words: FileWords): string;
  read(this: void, cell: string, words: FileWords): unknown;
}

const productNames = dialectOf(productBody);
const variantNames = dialectOf(variantBody);

/** The columns of products.csv, under the documented names of a product. */
export const productFileColumns: readonly Column<ProductRow>[] = [
  { ...number<ProductRow, 'id'>('id', productNames.fieldName('id')), isGuard: true },
  ...fieldColumns(productFields),
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
  {
    heading: 'replacedBy',
    field: 'replacedBy',
    write: ({ replacedBy }) => writeParts(replacedBy),
    read: (cell) => readParts(cell, MAX_SUCCESSORS, issue('staff-refusal.successor-numbers')),
  },
  {
    heading: 'replacedFrom',
    field: 'replacedFrom',
    write: ({ replacedFrom }) => replacedFrom ?? '',
    read: (cell) => readBy(replacementShape.fromOn, cell),
  },
  {
    heading: 'replacedNote',
    field: 'replacedNote',
    write: ({ replacedNote }) => replacedNote,
    read: (cell) => readBy(replacementShape.note, cell),
  },
  {
    heading: 'kitParts',
    field: 'kitParts',
    write: ({ kitParts }) => writeParts(kitParts),
    read: (cell) => readParts(cell, MAX_KIT_PARTS, issue('staff-refusal.kit-numbers')),
  },
  {
    heading: 'productType',
    field: 'typeId',
    write: ({ typeId }, { types }) => types.write(typeId),
    read: (cell, { types }) => types.read(cell),
  },
  {
    heading: 'specifications',
    field: 'specifications',
    write: (row, words) => words.specifications.write(row.specifications),
    read: (cell) => cell, // parsed once the row's type and family are known
  },
  {
    heading: 'leadTimeDays',
    field: 'leadTimeDays',
    write: ({ leadTimeDays }) => String(leadTimeDays ?? ''),
    read: (cell) => readBy(stockTermsShape.leadTimeDays, cell),
  },
  {
    heading: 'lowStock',
    field: 'lowStock',
    write: ({ lowStock }) => String(lowStock),
    read: (cell) => readBy(stockTermsShape.lowStock, cell),
  },
  { heading: 'picture', field: 'imageHash', write: pictureName, read: (cell) => cell.trim() },
  { ...number<ProductRow, 'stockLevelSeen'>('stockLevelSeen', 'stockLevelSeen'), isGuard: true },
  { ...number<ProductRow, 'version'>('version', productNames.fieldName('version')), isGuard: true },
];

/** The columns of variants.csv, under the documented names of a width. */
export const variantFileColumns: readonly Column<VariantRow>[] = [
  { ...number<VariantRow, 'familyId'>('familyId', productFields.familyId.wire), isGuard: true },
  { ...number<VariantRow, 'id'>('id', variantNames.fieldName('id')), isGuard: true },
  ...fieldColumns(variantFields),
  { ...number<VariantRow, 'version'>('version', variantNames.fieldName('version')), isGuard: true },
];

/** The columns of texts.csv: the English text as stored, and one for each language (N3). */
export const textFileColumns: readonly Column<TextRow>[] = [
  { heading: 'english', field: 'english', isGuard: true, write: ({ english }) => english, read: (cell) => cell },
  ...TRANSLATED_LANGUAGES.map((language) => ({
    heading: language,
    field: language,
    write: (row: TextRow) => row[language],
    read: (cell: string) => cell,
  })),
];

/** The columns of part-fits.csv: a row without fitID is a new one, unless the same range is there already (J2). */
export const fitFileColumns: readonly Column<FitRow>[] = [
  { ...number<FitRow, 'id'>('id', 'fitID'), isGuard: true },
  { heading: 'part', field: 'part', write: ({ part }) => part, read: (cell) => cell.trim() },
  { heading: 'model', field: 'model', write: ({ model }) => model, read: (cell) => cell.trim() },
  { heading: 'from', field: 'fromSerial', write: ({ fromSerial }) => fromSerial, read: (cell) => cell },
  { heading: 'to', field: 'toSerial', write: ({ toSerial }) => toSerial, read: (cell) => cell },
  { heading: 'option', field: 'option', write: ({ option }) => option, read: (cell) => cell },
  { heading: 'quantity', field: 'quantity', write: ({ quantity }) => String(quantity), read: readNumber },
  { heading: 'note', field: 'note', write: ({ note }) => note, read: (cell) => cell },
  {
    heading: 'remove',
    field: 'removed',
    write: ({ removed }) => (removed ? '1' : ''),
    read: (cell) => REMOVE.get(cell.trim().toLowerCase()) ?? cell,
  },
];

const REMOVE = new Map<string, boolean>([
  ['', false],
  ['2', false],
  ['no', false],
  ['false', false],
  ['1', true],
  ['yes', true],
  ['true', true],
]);

/** A column for each field of a table. */
function fieldColumns<Fields extends FieldTable>(fields: Fields): Column<ValuesOf<Fields>>[] {
  return namesOf(fields).map((name) => {
    const { write, read } = cellOf(fields[name] as Field);
    return { heading: fields[name]?.wire ?? name, field: name, write: (row, words) => write(row[name], words), read };
  });
}

interface Cell {
  write(this: void, value: unknown, words: FileWords): string;
  read(this: void, cell: string): unknown;
}

function cellOf(field: Field): Cell {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return { write: String, read: (cell) => cell };
    case 'price':
    case 'own price':
      return {
        write: (minor, { decimalMark }) => priceCell(Number(minor ?? 0), decimalMark),
        read: (cell) => parseAmount(cell, field.currency),
      };
    case 'count':
    case 'number':
    case 'number or none':
    case 'choice':
    case 'choice or none':
      return { write: (value) => String(value ?? 0), read: readNumber };
    case 'word or none':
      return { write: (value) => String(value ?? ''), read: (cell) => cell.trim() };
    case 'tick':
      // 1 or 2, as documented; true and false are accepted too (D29).
      return {
        write: (is) => (is === true ? '1' : '2'),
        read: (cell) => YES_NO.get(cell.trim().toLowerCase()) ?? cell,
      };
    default:
      return field satisfies never;
  }
}

/**
 * An amount with two decimal places, with the decimal mark of the file. Parsing accepts either mark if the amount is
 * unambiguous.
 */
function priceCell(minor: Minor, decimalMark: FileWords['decimalMark']): string {
  return amountText(minor).replace('.', decimalMark);
}

/** A whole number; any other cell is passed on unchanged. */
function number<Row extends Record<Name, number>, Name extends keyof Row & string>(
  field: Name,
  heading: string,
): Pick<Column<Row>, 'heading' | 'write' | 'read'> & { field: Name } {
  return { heading, field, write: (row) => String(row[field]), read: readNumber };
}

/** Parses a cell by the rules of the form for the same object. */
function readBy(schema: z.ZodType, cell: string): unknown {
  const { success, data, error } = schema.safeParse(cell.trim());
  return success ? data : ({ message: error.issues[0]?.message ?? '' } satisfies UnreadableCell);
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

/** The replacements of a part, or the parts of a kit: '141 | 2 x 142'. */
function writeParts(parts: ProductRow['kitParts']): string {
  return parts
    .map(({ productId, quantity }) => (quantity === 1 ? productId : `${quantity} x ${productId}`))
    .join(' | ');
}

/** Parses such parts, in order: productIDs, each with an optional quantity. */
function readParts(cell: string, most: number, message: string): ProductRow['kitParts'] | UnreadableCell {
  const parts = cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, quantity = '1', productId] = /^(?:(\d{1,3}) ?[x×] ?)?([1-9]\d{0,9})$/i.exec(part) ?? [];
      return { productId: Number(productId), quantity: Number(quantity) };
    });
  const isFit = parts.every(
    ({ productId, quantity }) => productId <= MAX_ID && quantity >= 1 && quantity <= MAX_QUANTITY,
  );
  const isOnce = new Set(parts.map(({ productId }) => productId)).size === parts.length;
  return isFit && isOnce && parts.length <= most ? parts : { message };
}

function readNumbers(cell: string): number[] | UnreadableCell {
  const numbers = cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(Number);
  if (!numbers.every((number) => Number.isSafeInteger(number) && number > 0 && number <= MAX_ID))
    return { message: issue('staff-refusal.related-numbers') };
  return [...new Set(numbers)].sort((one, two) => one - two);
}
