import { n, polygon, type Drawing, type Point } from './drawing.ts';
import { colour, shade } from './palette.ts';
import { block, shadow } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A panel filter, pleated, in a card frame. */
export function airfilter(d: Drawing, spec: PictureSpec): void {
  const tint = shade(colour(spec.text('tone', 'blue')), 0.62);
  shadow(d, [640, 920], 440, 60);
  for (const [index, shift] of [70, 35, 0].entries()) {
    const corner: Point = [210 + shift, 900 - shift * 1.3];
    block(d, { corner, width: 720, height: 560, depth: [26, -30], colour: '#e7e1d3' });
    if (index < 2) continue;
    d.rect([250, 380], 640, 480, shade(tint, -0.25));
    for (let x = 250; x < 890; x += 40) {
      d.path(
        polygon([
          [x, 380],
          [x + 20, 380],
          [x + 20, 860],
          [x, 860],
        ]),
        d.linear(
          [x, 0],
          [x + 20, 0],
          [
            [0, shade(tint, 0.5)],
            [1, tint],
          ],
        ),
      );
      d.path(
        polygon([
          [x + 20, 380],
          [x + 40, 380],
          [x + 40, 860],
          [x + 20, 860],
        ]),
        shade(tint, -0.2),
      );
    }
  }
}

/** Dose strips, fanned out, each with a field that changes colour. */
export function strips(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'violet'));
  shadow(d, [610, 900], 420, 80);
  for (let index = 0; index < 7; index += 1) {
    d.group(`rotate(${n(-42 + index * 14)} 600 1000)`, () => {
      d.rect([540, 250], 120, 640, '#ffffff', 'rx="12" stroke="#cfc8b8" stroke-width="3"');
      d.rect([562, 280], 76, 130, shade(tint, 0.75 - index * 0.12), 'rx="8"');
      for (let line = 0; line < 5; line += 1) d.rect([568, 450 + line * 38], 64 - line * 6, 10, '#b5aea0');
    });
  }
}
