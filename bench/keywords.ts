import { KINDS, MATERIALS, PRESSES } from './catalogue.ts';

/** Search words of buyers, each used once, so that no cache flatters the results. */
export interface Keywords {
  partNumbers: readonly string[];
  twoWords: readonly string[];
  /** Partial words, as in the box while a part number or a word is being typed. */
  beginnings: readonly string[];
}

/** The keywords for a catalogue with these part numbers, shuffled into an order that is the same in every run. */
export function keywordsFor(partNumbers: readonly string[]): Keywords {
  const kinds = Object.values(KINDS).map((kind) => kind.toLowerCase());
  const words = kinds.flatMap((kind) => kind.split(' '));
  const halfTyped = (text: string, index: number) => text.slice(0, 3 + (index % 4));
  return {
    partNumbers: mixed(partNumbers),
    twoWords: mixed([
      ...kinds.filter((kind) => kind.includes(' ')),
      ...words.flatMap((word) => [...PRESSES, ...MATERIALS].map((other) => `${word} ${other}`)),
    ]),
    beginnings: mixed([
      ...partNumbers.map((number, index) => halfTyped(number, index + 1)),
      ...words.map((word, index) => halfTyped(word, index)),
    ]),
  };
}

/** Every nineteenth, then the next ones. */
function mixed(list: readonly string[]): string[] {
  return Array.from({ length: 19 }, (_, first) => list.filter((_, index) => index % 19 === first)).flat();
}
