/**
 * Breaks a text into lines no wider than `width`: at its own line breaks, otherwise at spaces, and within a word only
 * if the word alone is wider. Always returns at least one line.
 * @param measure the width of a piece of text, in the unit of `width`
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => wrapLine(line, width, measure));
}

function wrapLine(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trim()
    .split(/[ \t]+/)
    .flatMap((whole) => breakWord(whole, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word in pieces that fit; nearly always whole. */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
