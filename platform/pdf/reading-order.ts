import createBidi from 'bidi-js';

/** A piece of a line with one direction. */
export interface DirectedPiece {
  text: string;
  isRightToLeft: boolean;
}

const bidi = createBidi();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Splits a line into pieces of one direction, in visual order from left to right (the Unicode Bidirectional Algorithm).
 * The letters of a piece stay in reading order.
 */
export function piecesFromLeft(line: string): DirectedPiece[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(line);
  const pieces = piecesByLevel(line, levels);
  return inVisualOrder(pieces).map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}

interface LevelPiece {
  text: string;
  level: number;
}

/** Splits a line into pieces by level. Brackets are mirrored in right-to-left pieces. */
function piecesByLevel(line: string, levels: Uint8Array): LevelPiece[] {
  const pieces: LevelPiece[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const last = pieces.at(-1);
    if (last?.level === level) last.text += shown;
    else pieces.push({ text: shown, level });
    at += letter.length;
  }
  return pieces;
}

/** From the highest level down, reverses runs at or above it (rule L2). */
function inVisualOrder(pieces: readonly LevelPiece[]): LevelPiece[] {
  const ordered = [...pieces];
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to;
    }
  return ordered;
}
