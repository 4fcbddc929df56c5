import { polygon, type Drawing, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, shadow } from './solids.ts';
import type { PictureSpec } from './spec.ts';
import { drawLabel } from './label.ts';
import { letter } from './lettering.ts';

/** A cardboard box with a coloured front; `label` is a size that the box itself carries. */
export function box(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'ink'));
  shadow(d, [660, 890], 450, 70);
  block(d, { corner: [230, 880], width: 620, height: 340, depth: [130, -170], colour: tint });
  drawLabel(d, [280, 590], 300, 240, shade(tint, 0.25));
  const size = spec.text('label', '');
  if (size !== '') {
    d.circle([710, 710], 76, COLOURS.paper);
    letter(d, size, { at: [710, 746], sizePx: 100, weight: 700, colour: '#11151a', anchor: 'middle' });
    d.ellipse({ centre: [610, 458], rx: 170, ry: 46 }, '#0f1113');
    d.path('M520 470Q500 380 560 350Q590 330 620 372Q660 320 690 372Q720 400 700 470Q610 500 520 470Z', '#1d2126');
    d.path('M540 452Q530 390 566 364', 'none', 'stroke="#4a5057" stroke-width="8" stroke-linecap="round"');
  }
}

/** A shipping carton with a coloured tape band. */
export function carton(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'blue'));
  const depth: Point = [200, -150];
  shadow(d, [680, 930], 480, 80);
  block(d, { corner: [180, 920], width: 620, height: 420, depth, colour: COLOURS.card });
  d.path(
    polygon([
      [440, 500],
      [540, 500],
      [740, 350],
      [640, 350],
    ]),
    shade(tint, 0.2),
  );
  d.rect([440, 500], 100, 150, tint);
  drawLabel(d, [250, 690], 250, 180, tint);
  for (const x of [620, 700]) d.path(`M${x} 850v-60l-20 0l34 -44l34 44l-20 0v60Z`, shade(COLOURS.card, -0.5));
  d.line(
    [
      [180, 500],
      [800, 500],
    ],
    shade(COLOURS.card, -0.25),
    4,
  );
}

/** A box of wipes, the first one standing out. */
export function wipes(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  shadow(d, [660, 910], 460, 70);
  block(d, { corner: [210, 900], width: 660, height: 300, depth: [130, -180], colour: tint });
  d.path('M420 510L760 510L820 440L480 440Z', '#0d4a63');
  d.path(
    'M470 500Q430 330 520 300Q560 220 640 300Q730 230 760 330Q800 400 740 500Z',
    d.linear(
      [470, 260],
      [760, 500],
      [
        [0, '#ffffff'],
        [1, '#cfd8dc'],
      ],
    ),
  );
  d.path(
    'M540 490Q560 380 600 330M660 490Q680 400 710 350',
    'none',
    'stroke="#b8c4ca" stroke-width="7" stroke-linecap="round"',
  );
  drawLabel(d, [270, 650], 320, 210, shade(tint, -0.3));
}
