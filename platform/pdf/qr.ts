import { encode } from 'uqr';
import type { Paper } from './paper.ts';

/** A QR code with this side length, its top left at `x`, `y`; its surroundings must stay as light as the paper. */
export function drawQr(paper: Paper, text: string, { x, y, side, colour }: QrPlace): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const square = side / size;
  // A row of dark squares is one stroke with the width of a square.
  const path = data.flatMap((row, line) =>
    row.flatMap((isDark, at) => (isDark ? [`M${at * square} ${(line + 0.5) * square}h${square}`] : [])),
  );
  paper.strokes([{ path: path.join(''), colour, thickness: square }], x, y);
}

interface QrPlace {
  x: number;
  y: number;
  side: number;
  colour: string;
}
