import { encode } from 'uqr';

/** The dark squares of a QR code as an SVG path, in units of one square; with a quiet zone of four around it. */
export interface QrDrawing {
  size: number;
  path: string;
}

export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
