import { at, n, plus, polygon, type Drawing, type Point } from './drawing.ts';
import { COLOURS } from './palette.ts';
import { drawRoll, LYING, share } from './roll.ts';
import { lens } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A ceramic roll engraved with `lpi` lines to the inch, hexagonal or channel `cells`, `inch` wide, and the cells enlarged. */
export function anilox(d: Drawing, spec: PictureSpec): void {
  const lpi = spec.number('lpi', 400);
  const hexagonal = spec.text('cells', 'hex') === 'hex';
  const cell = Math.max(9, 3100 / lpi);
  const inches = spec.number('inch', 13);
  const reach = 0.39 + inches * 0.043;
  const radius = 94 + inches * 4.7;
  const along = share(LYING, reach);
  const start: Point = [640 - along[0] * 0.47, 575 - along[1] * 0.5];
  drawRoll(d, { start, radius, along, colour: COLOURS.ceramic }, (outline) =>
    d.path(outline, engraving(d, cell, hexagonal)),
  );
  if (spec.text('lens', 'yes') === 'yes') lens(d, [890, 880], 206, () => drawCells(d, lpi, hexagonal));
}

/** The cells as they lie on the roll, in the direction of its axis. */
function engraving(d: Drawing, cell: number, hexagonal: boolean): string {
  const width = cell * Math.sqrt(3);
  const line = `fill="none" stroke="#15181b" stroke-width="${n(cell * 0.2)}" opacity="0.55"`;
  if (!hexagonal) {
    const wave = `M${n(-cell)} ${n(cell / 2)}q${n(cell / 2)} ${n(-cell * 0.7)} ${n(cell)} 0t${n(cell)} 0t${n(cell)} 0t${n(cell)} 0`;
    return d.pattern(cell * 2, cell, 'rotate(-56)', `<path d="${wave}" ${line}/>`);
  }
  const comb = `M0 ${n(cell / 2)}L${n(width / 2)} 0L${n(width)} ${n(cell / 2)}L${n(width)} ${n(cell * 1.5)}L${n(width / 2)} ${n(cell * 2)}L0 ${n(cell * 1.5)}ZM${n(width / 2)} ${n(cell * 2)}L${n(width / 2)} ${n(cell * 3)}`;
  return d.pattern(width, cell * 3, 'rotate(-26)', `<path d="${comb}" ${line}/>`);
}

/** The cells under the loupe, each with its share of ink; finer screens show more and smaller cells. */
function drawCells(d: Drawing, lpi: number, hexagonal: boolean): void {
  const cell = 22 + (1000 - Math.min(lpi, 1000)) * 0.05;
  d.rect([-210, -210], 420, 420, '#5c6166');
  if (!hexagonal) {
    for (let y = -320; y < 330; y += cell * 1.15) {
      let outline = `M-300 ${n(y)}`;
      for (let x = -300; x < 300; x += cell) outline += `q${n(cell / 2)} ${n(-cell * 0.5)} ${n(cell)} 0t${n(cell)} 0`;
      d.group('rotate(-30)', () =>
        d.path(
          outline,
          'none',
          `stroke="${COLOURS.cyan}" stroke-width="${n(cell * 0.62)}" stroke-linecap="round" opacity="0.95"`,
        ),
      );
    }
    return;
  }
  const width = cell * Math.sqrt(3);
  for (let row = -8; row <= 8; row += 1) {
    for (let column = -8; column <= 8; column += 1) {
      const centre: Point = [column * width + (row % 2 === 0 ? 0 : width / 2), row * cell * 1.5];
      if (Math.hypot(...centre) > 215 + cell) continue;
      const corners = (size: number) =>
        [30, 90, 150, 210, 270, 330].map((degrees): Point =>
          plus(centre, [Math.cos((degrees * Math.PI) / 180) * size, Math.sin((degrees * Math.PI) / 180) * size]),
        );
      d.path(polygon(corners(cell * 0.86)), '#15395a');
      d.path(polygon(corners(cell * 0.7)), COLOURS.cyan, 'opacity="0.92"');
      d.path(
        `M${at(plus(centre, [-cell * 0.3, -cell * 0.32]))}l${n(cell * 0.34)} ${n(-cell * 0.12)}`,
        'none',
        `stroke="#ffffff" stroke-width="${n(cell * 0.12)}" stroke-linecap="round" opacity="0.8"`,
      );
    }
  }
}
