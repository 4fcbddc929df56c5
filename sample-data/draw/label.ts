import type { Drawing, Point } from './drawing.ts';
import { COLOURS } from './palette.ts';

/** A label without words: a field of colour, a bar of process colours, lines where text would be. */
export function drawLabel(d: Drawing, [x, y]: Point, width: number, height: number, tint: string): void {
  d.rect([x, y], width, height, COLOURS.paper);
  d.rect([x, y], width, height * 0.34, tint);
  for (let line = 0; line < 3; line += 1)
    d.rect(
      [x + width * 0.08, y + height * (0.46 + line * 0.13)],
      width * (0.62 - line * 0.14),
      height * 0.05,
      '#b7b0a2',
    );
  [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, COLOURS.ink].forEach((ink, index) =>
    d.rect([x + width * (0.08 + index * 0.1), y + height * 0.86], width * 0.08, height * 0.07, ink),
  );
}
