/** Value of one attribute, in the attribute's own unit; a single figure is a range of one. */
export interface Measure {
  low: number;
  high: number;
}

/** One unit as a multiple of another: its spellings, and its size in base units. */
interface Unit {
  base: string;
  times: number;
  names: readonly string[];
}

const UNITS: readonly Unit[] = [
  { base: 'mm', times: 1, names: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'] },
  { base: 'mm', times: 10, names: ['cm'] },
  { base: 'mm', times: 1000, names: ['m', 'metre', 'metres', 'meter', 'meters'] },
  { base: 'mm', times: 0.001, names: ['µm', 'μm', 'um', 'µ', 'micron', 'microns', 'mikron'] },
  {
    base: 'mm',
    times: 25.4,
    names: [
      'inch',
      'inches',
      'in',
      '"',
      '”',
      '″',
      "''",
      'zoll',
      'pouce',
      'pouces',
      'pollice',
      'pollici',
      'pulgada',
      'pulgadas',
    ],
  },
  { base: 'mm', times: 304.8, names: ['ft', 'foot', 'feet', "'", '′'] },
  { base: 'mm', times: 0.0254, names: ['thou', 'mil', 'mils'] },
  { base: 'l', times: 1, names: ['l', 'litre', 'litres', 'liter', 'liters', 'litro', 'litros', 'litri'] },
  { base: 'l', times: 0.001, names: ['ml'] },
  { base: 'kg', times: 1, names: ['kg'] },
  { base: 'kg', times: 0.001, names: ['g'] },
  { base: 'V', times: 1, names: ['v', 'volt', 'volts'] },
  { base: 'W', times: 1, names: ['w', 'watt', 'watts'] },
  { base: 'W', times: 1000, names: ['kw'] },
  {
    base: 'h',
    times: 1,
    names: [
      'h',
      'hr',
      'hrs',
      'hour',
      'hours',
      'std',
      'stunde',
      'stunden',
      'heure',
      'heures',
      'ora',
      'ore',
      'hora',
      'horas',
    ],
  },
  { base: 'h', times: 1 / 60, names: ['min'] },
  { base: 'h', times: 1 / 3600, names: ['s', 'sec'] },
  { base: 'cm³/m²', times: 1, names: ['cm³/m²', 'cm3/m2', 'ccm/m²', 'ml/m²'] },
  // A billion cubic microns per square inch, in which American printers state the volume of a cell.
  { base: 'cm³/m²', times: 1.55, names: ['bcm'] },
  { base: 'bar', times: 1, names: ['bar'] },
  { base: 'bar', times: 0.0689475729, names: ['psi'] },
];

/** 0.15 · 0,15 · -6 · 1/8 · 1 1/8 */
const FIGURE = String.raw`(?:\d+ +)?\d+\/\d+|[-−]?\d+(?:[.,]\d+)?`;
/** A figure or a range of two, each with the unit that may follow it. */
const TYPED = new RegExp(
  String.raw`^(${FIGURE})\s*([^\d\s][^\d]*?)?(?:(?:-|–|—|…|\.\.|\bto\b)\s*(${FIGURE})\s*([^\d\s].*)?)?$`,
  'iu',
);
/** '1,000' is one thousand in English and one in German. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/u;

/**
 * Parses a measure as people type it: '0.15', '0,15 mm', '15 thou', '6"', '10–20 mm', '1/8 inch' (I1).
 * @param unit the attribute's unit, into which input in another unit of the same kind is converted; '' for a bare
 * figure
 * @returns null if it is not a measure, has a unit of another kind, or is ambiguous ('1,000')
 */
export function readMeasure(typed: string, unit: string): Measure | null {
  const [, from, fromUnit, to, toUnit] = TYPED.exec(typed.trim()) ?? [];
  if (from === undefined) return null;
  const lastUnit = toUnit ?? (to === undefined ? fromUnit : undefined);
  const low = inUnit(from, fromUnit ?? lastUnit, unit);
  const high = to === undefined ? low : inUnit(to, lastUnit ?? fromUnit, unit);
  return low === null || high === null || high < low ? null : { low, high };
}

function inUnit(figure: string, typedUnit: string | undefined, unit: string): number | null {
  const value = valueOf(figure);
  if (value === null) return null;
  const name = (typedUnit ?? '').trim();
  if (name === '' || name.toLowerCase() === unit.toLowerCase()) return value;
  return convertMeasure(value, name, unit);
}

/** Converts a measure into another unit; null for units of different kinds, or unknown ones. */
export function convertMeasure(value: number, from: string, to: string): number | null {
  const [one, other] = [unitNamed(from), unitNamed(to)];
  return one === undefined || other === undefined || one.base !== other.base
    ? null
    : rounded((value * one.times) / other.times);
}

/** Returns whether this is a spelling of a unit. */
export function isUnit(text: string): boolean {
  return unitNamed(text) !== undefined;
}

/** Returns whether both are spellings of one unit: 'mm' and 'millimetre'. */
export function isSameUnit(one: string, other: string): boolean {
  return unitNamed(one) === unitNamed(other);
}

function valueOf(figure: string): number | null {
  if (EITHER.test(figure)) return null;
  const [whole, fraction] = figure.includes('/')
    ? [/^(\d+) +/u.exec(figure)?.[1] ?? '0', figure.split(' ').at(-1)]
    : [figure];
  const [above, below] = (fraction ?? '0/1').split('/').map(Number);
  if (above === undefined || below === undefined || below === 0) return null;
  return rounded(Number(whole.replace(',', '.').replace('−', '-')) + above / below);
}

function unitNamed(name: string): Unit | undefined {
  return UNITS.find(({ names }) => names.includes(name.toLowerCase()));
}

/** Rounded to the four decimal places of the database. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
