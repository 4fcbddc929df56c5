import { MAX_SERIAL_LENGTH, SERIAL } from '../../../catalogue/presses/serial.ts';
import { readMeasure } from '../../../catalogue/specifications/measure.ts';

export const SORTS = ['relevance', 'number', 'price', 'newest'] as const;
export type ListSort = (typeof SORTS)[number];

/** One value of a part, or a range of figures. */
export interface Condition {
  attributeId: number;
  low: number | null;
  high: number | null;
  word: string | null;
}

/** The press that parts must fit: a model, or one press of it by its serial number. */
export interface PressFilter {
  modelId: number;
  /** '': any press of the model. */
  serial: string;
}

/** Filters and order of a list: parts of one type, by their attribute values, and by what they fit. */
export interface ChosenFilters {
  typeId: number | null;
  conditions: readonly Condition[];
  press: PressFilter | null;
  sort: ListSort | null;
}

/**
 * Parses filters from an address: type=3&f=13:lamella&f=12:0.15&from14=20&to14=0,35&press=2&serial=2200-140&sort=price. Several
 * values of one attribute are alternatives. Invalid ones are ignored.
 */
export function readFilters(text: string): ChosenFilters {
  const query = new URLSearchParams(text);
  const sort = SORTS.find((each) => each === query.get('sort')) ?? null;
  return {
    typeId: idIn(query.get('type')),
    conditions: [...valuesIn(query), ...rangesIn(query)].slice(0, MAX),
    press: pressIn(query),
    sort,
  };
}

/** Returns whether the filters exclude parts. */
export function isNarrowed({ typeId, conditions, press }: Omit<ChosenFilters, 'press'> & { press: unknown }): boolean {
  return typeId !== null || conditions.length > 0 || press !== null;
}

function pressIn(query: URLSearchParams): PressFilter | null {
  const modelId = idIn(query.get('press'));
  const serial = query.get('serial')?.trim() ?? '';
  if (modelId === null) return null;
  return { modelId, serial: SERIAL.test(serial) && serial.length <= MAX_SERIAL_LENGTH ? serial : '' };
}

function valuesIn(query: URLSearchParams): Condition[] {
  return query.getAll('f').flatMap((text) => {
    const [, id, value] = /^(\d{1,9}):(.{1,200})$/s.exec(text) ?? [];
    if (id === undefined || value === undefined) return [];
    const figure = FIGURE.test(value) ? Number(value) : null;
    return [{ attributeId: Number(id), low: figure, high: figure, word: value }];
  });
}

/** From, to, or both; accepts 0,15 and 0.15. */
function rangesIn(query: URLSearchParams): Condition[] {
  const ids = new Set([...query.keys()].flatMap((key) => /^(?:from|to)(\d{1,9})$/.exec(key)?.[1] ?? []));
  return [...ids].flatMap((id) => {
    const [low, high] = [figureIn(query.get(`from${id}`)), figureIn(query.get(`to${id}`))];
    if (low === null && high === null) return [];
    return [{ attributeId: Number(id), low: low ?? -FAR, high: high ?? FAR, word: null }];
  });
}

function figureIn(text: string | null): number | null {
  return text === null ? null : (readMeasure(text, '')?.low ?? null);
}

function idIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const MAX = 40;
const FAR = 1_000_000_000;
const FIGURE = /^-?\d{1,9}(?:\.\d{1,4})?$/;
