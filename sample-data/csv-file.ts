import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** A sample file that cannot be used: the message names the file, the line, the column and the expected value. */
export class SampleFileError extends Error {
  override readonly name = 'SampleFileError';
}

/** 'yes' or 'no', as a person writes it. */
export const yesNo = z.enum(['yes', 'no']).transform((word) => word === 'yes');

/** '12.50' as 1250 minor units; never negative. */
export const amountMinor = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/, 'expected an amount with two places, such as 12.50')
  .transform((text) => Number(text.replace('.', '')));

/** '0.79' as 790,000: exchange rates and coupon values have up to six places. */
export const micros = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'expected a number with at most six places, such as 0.79')
  .transform((text) => {
    const [whole = '0', places = ''] = text.split('.');
    return Number(whole) * 1_000_000 + Number(places.padEnd(6, '0'));
  });

export const id = z.coerce.number().int().positive();
export const count = z.coerce.number().int().min(0);
/** One of the numbers of the documented lists. */
export const numberOf = <const T extends readonly number[]>(...known: T) => z.coerce.number().pipe(z.literal(known));

export const day = z.iso.date();
export const name = z.string().min(1);

/** An empty cell is null, anything else is parsed by the schema. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => null), schema]);
}

/**
 * Reads one CSV file of the sample data; the first line names the columns.
 * @throws {SampleFileError} with file, line and column of the first invalid cell
 */
export async function readCsv<T extends z.ZodType>(folder: string, file: string, row: T): Promise<z.output<T>[]> {
  const text = await readFile(path.join(folder, file), 'utf8');
  const records: { record: unknown; info: { lines: number } }[] = parse(text, { columns: true, info: true, bom: true });
  return records.map(({ record, info }) => {
    const parsed = row.safeParse(record);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new SampleFileError(`${file}, line ${info.lines}, ${issue?.path.join('.')}: ${issue?.message}`);
  });
}

/**
 * Reads one JSON file of the sample data.
 * @throws {SampleFileError} with file and field of the first invalid value
 */
export async function readJson<T extends z.ZodType>(folder: string, file: string, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SampleFileError(`${file}, ${issue?.path.join('.')}: ${issue?.message}`);
}
