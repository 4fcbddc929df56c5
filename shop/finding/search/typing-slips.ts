export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/**
 * Everything that somebody may have meant who made one slip, the likeliest first: two characters swapped, one wrong, one left
 * out, one too many. For n characters and an alphabet of a that is about 2 × n × a texts, each once and never the text itself.
 */
export function oneSlipAway(text: string, alphabet: string): string[] {
  const characters = Array.from(text);
  const places = Array.from({ length: characters.length + 1 }, (_, at) => at);
  const put = (from: number, upTo: number, between: string) =>
    characters.slice(0, from).join('') + between + characters.slice(upTo).join('');
  const letters = Array.from(alphabet);
  const inside = places.slice(0, -1);
  const meant = new Set([
    ...inside.slice(0, -1).map((at) => put(at, at + 2, `${characters[at + 1]}${characters[at]}`)),
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
