/** Longest serial number of a press, and of an end of a range. Digits are padded to this length, so none is cut. */
export const MAX_SERIAL_LENGTH = 30;

/** Letters and digits with single separators between them. */
export const SERIAL = /^[0-9A-Za-z]+(?:[ ./-]+[0-9A-Za-z]+)*$/;

/** Words before a serial number on a type plate: S/N 2200-150, Serial No. 2200-150, Serien-Nr. 2200-150. */
const PLATE_PREFIX =
  /^(?:(?:SERIAL|SERIEN?)?[-./]*(?:S\/?N|N[OR]|NUMBER|NUMMER)|SERIAL)(?:[-./]+(?=[0-9A-Z])|(?=[0-9]))/;

/**
 * Normalises a serial number so that text order is the order of people: 2200-99, 2200-100, 2200-100A. Letters become upper
 * case, blanks and hyphens one separator, the prefix of a type plate goes, runs of digits are padded. The SQL function serial_key does the
 * same.
 */
export function serialKey(serial: string): string {
  return plainSerial(serial).replaceAll(/[0-9]+/g, (digits) =>
    digits.replace(/^0+(?=[0-9])/, '').padStart(MAX_SERIAL_LENGTH, '0'),
  );
}

/** The same with digits as they are: P5-0142 of S/N p5 0142. */
export function plainSerial(serial: string): string {
  return serial
    .replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replaceAll(/[ -]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .replace(PLATE_PREFIX, '');
}

/** A serial number with 0 for each run of digits. Letters after the last of them are a variant: 2200-100A is built like 2200-100. */
const shapeOf = (serial: string) =>
  serialKey(serial)
    .replaceAll(/[0-9]+/g, '0')
    .replace(/0[A-Z]+$/, '0');

/** Returns whether a serial number is built like the ends of a range; otherwise they say nothing about each other. */
export function isComparable(serial: string, { fromSerial, toSerial }: SerialRange): boolean {
  return [fromSerial, toSerial].every((end) => end === '' || shapeOf(end) === shapeOf(serial));
}

/** A range of serial numbers with both ends; an empty end is open. */
export interface SerialRange {
  fromSerial: string;
  toSerial: string;
}

/** Returns whether a serial number lies in a range. Without a number only an open range holds it. */
export function isInRange(serial: string, { fromSerial, toSerial }: SerialRange): boolean {
  if (serial === '') return fromSerial === '' && toSerial === '';
  const key = serialKey(serial);
  return (fromSerial === '' || serialKey(fromSerial) <= key) && (toSerial === '' || key <= serialKey(toSerial));
}

/** Returns whether a range begins after its end. */
export function isReversed({ fromSerial, toSerial }: SerialRange): boolean {
  return fromSerial !== '' && toSerial !== '' && serialKey(toSerial) < serialKey(fromSerial);
}

/** Greater than every key: the end of a range without one. */
const NO_END = '\uFFFF';

/** Ranges that share no serial number, sorted, so that a further one is compared with its neighbours alone. */
export class DisjointRanges {
  readonly #ranges: { from: string; to: string }[] = [];

  /** Adds a range; false: it shares a serial number with an earlier one, and is left out. */
  add({ fromSerial, toSerial }: SerialRange): boolean {
    const range = { from: serialKey(fromSerial), to: toSerial === '' ? NO_END : serialKey(toSerial) };
    let [low, high] = [0, this.#ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[middle]?.from ?? '') <= range.from) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [this.#ranges[low - 1], this.#ranges[low]];
    if ((before !== undefined && before.to >= range.from) || (after !== undefined && after.from <= range.to))
      return false;
    this.#ranges.splice(low, 0, range);
    return true;
  }
}
