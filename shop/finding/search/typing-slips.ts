export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/**
 * Everything that somebody may have meant who made one slip: a character too many, two swapped, one wrong, one left out. For
 * n characters and an alphabet of a that is about 2 × n × a texts, each once and never the text itself.
 */
export function oneSlipAway(text: string, alphabet: string): string[] {
  const meant = new Set<string>();
  const characters = Array.from(text);
  const put = (from: number, upTo: number, between: string) =>
    meant.add(characters.slice(0, from).join('') + between + characters.slice(upTo).join(''));

  for (let at = 0; at <= characters.length; at += 1) {
    const [here, next] = characters.slice(at, at + 2);
    if (here !== undefined) put(at, at + 1, '');
    if (here !== undefined && next !== undefined) put(at, at + 2, next + here);
    for (const character of alphabet) {
      if (here !== undefined) put(at, at + 1, character);
      put(at, at, character);
    }
  }
  meant.delete(text);
  return [...meant];
}
