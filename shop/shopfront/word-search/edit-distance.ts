export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/**
 * All texts at edit distance 1, most likely first: two characters swapped, one wrong, one missing, one extra. For n
 * characters and an alphabet of a these are about 2 × n × a texts, each once, without the text itself.
 * @param right maximum number of correct leading characters: later edits are omitted
 */
export function editsAtDistanceOne(text: string, alphabet: string, right = Infinity): string[] {
  const characters = Array.from(text);
  const everywhere = Array.from({ length: characters.length + 1 }, (_, at) => at);
  const before = everywhere.map((at) => characters.slice(0, at).join(''));
  const from = everywhere.map((at) => characters.slice(at).join(''));
  const put = (start: number, end: number, between: string) => `${before[start]}${between}${from[end]}`;
  const letters = Array.from(alphabet);
  const places = everywhere.filter((at) => at <= right);
  const inside = places.filter((at) => at < characters.length);
  const swapped = inside.filter((at) => at + 1 < characters.length);
  const meant = new Set([
    ...swapped.map((at) => put(at, at + 2, `${characters[at + 1]}${characters[at]}`)),
    ...inside.flatMap((at) => likeliest(characters[at] ?? '', letters).map((letter) => put(at, at + 1, letter))),
    ...places.flatMap((at) => letters.map((letter) => put(at, at, letter))),
    ...inside.map((at) => put(at, at + 1, '')),
  ]);
  meant.delete(text);
  return [...meant];
}

/** A wrong digit is most often a neighbour of the right one. */
function likeliest(wrong: string, alphabet: readonly string[]): readonly string[] {
  if (!DIGIT.test(wrong)) return alphabet;
  const distance = (letter: string) => (DIGIT.test(letter) ? Math.abs(Number(letter) - Number(wrong)) : FAR);
  return alphabet.toSorted((one, other) => distance(one) - distance(other));
}

const DIGIT = /^\d$/;
const FAR = 10;
