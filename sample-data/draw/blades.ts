import { n, plus, polygon, type Drawing, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { lens, shadow } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A coil of blade with its end pulled out, and the edge enlarged: `edge` lamella, bevel, round or flat, `height` in mm. */
export function blade(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'steel'));
  const small = spec.text('size', 'm') === 's';
  const [rx, ry] = small ? [250, 120] : [300, 146];
  const centre: Point = [490, 640];
  const height = spec.number('height', 30) * 3.4;
  shadow(d, [centre[0] + 60, centre[1] + 40], rx * 1.45, ry * 1.25, -3);
  drawCoil(d, { centre, rx, ry, height, tint, turns: small ? 8 : 15 });
  drawFreeBlade(d, [centre[0], centre[1] + ry], height, tint);
  if (spec.text('lens', 'yes') === 'yes')
    lens(d, [880, 330], 214, () => drawEdge(d, spec.text('edge', 'lamella'), tint));
}

type Coil = { centre: Point; rx: number; ry: number; height: number; tint: string; turns: number };

function drawCoil(d: Drawing, { centre: [x, y], rx, ry, height, tint, turns }: Coil): void {
  const inner = 0.62;
  const top = y - height;
  const ring = (factor: number, cy: number) =>
    `M${n(x - rx * factor)} ${n(cy)}a${n(rx * factor)} ${n(ry * factor)} 0 1 0 ${n(2 * rx * factor)} 0a${n(rx * factor)} ${n(ry * factor)} 0 1 0 ${n(-2 * rx * factor)} 0Z`;
  // The far inner wall, then the outer wall, then the wound edges on top.
  d.path(ring(inner, top), '#d9d4c9');
  d.clip(ring(inner, top), () => {
    d.path(ring(inner, top), d.metal(shade(tint, -0.25), [x - rx * inner, top], [x + rx * inner, top]));
    d.path(ring(inner, y), '#b9b3a6');
  });
  const wall = `M${n(x - rx)} ${n(top)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(top)}L${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 1 ${n(x - rx)} ${n(y)}Z`;
  d.path(
    wall,
    d.linear(
      [x - rx, y],
      [x + rx, y],
      [
        [0, shade(tint, -0.45)],
        [0.12, shade(tint, 0.1)],
        [0.24, shade(tint, 0.78)],
        [0.34, shade(tint, 0.2)],
        [0.55, shade(tint, -0.18)],
        [0.72, shade(tint, 0.5)],
        [0.85, shade(tint, -0.1)],
        [1, shade(tint, -0.5)],
      ],
    ),
  );
  for (let turn = 0; turn <= turns; turn += 1) {
    const factor = inner + ((1 - inner) * turn) / turns;
    d.ellipse(
      { centre: [x, top], rx: rx * factor, ry: ry * factor },
      'none',
      `stroke="${turn % 2 === 0 ? shade(tint, -0.42) : shade(tint, 0.55)}" stroke-width="${n(((1 - inner) * rx) / turns / 1.6)}"`,
    );
  }
}

/** The straight end: the working edge below is ground thinner and catches the light. */
function drawFreeBlade(d: Drawing, start: Point, height: number, tint: string): void {
  const end: Point = [1100, start[1] - 22];
  const up: Point = [0, -height];
  shadow(d, [(start[0] + end[0]) / 2 + 20, start[1] + 8], 330, 22, -2, 0.28);
  const face = d.linear(start, end, [
    [0, shade(tint, -0.12)],
    [0.18, shade(tint, 0.4)],
    [0.4, shade(tint, 0.82)],
    [0.6, shade(tint, 0.3)],
    [0.82, shade(tint, -0.08)],
    [1, shade(tint, 0.25)],
  ]);
  d.path(polygon([start, end, plus(end, up), plus(start, up)]), face);
  const edge: Point = [0, -height * 0.15];
  d.path(polygon([start, end, plus(end, edge), plus(start, edge)]), shade(tint, 0.7), 'opacity="0.75"');
  d.line([plus(start, edge), plus(end, edge)], shade(tint, -0.45), 2, 'opacity="0.6"');
  d.line([plus(start, up), plus(end, up)], shade(tint, 0.9), 3);
  d.line([end, plus(end, up)], shade(tint, -0.5), 3);
}

/** The cross-section of the working edge, dimension lines beside it as on a data sheet. */
function drawEdge(d: Drawing, edge: string, tint: string): void {
  const outlines: Record<string, string> = {
    lamella: 'M-240 -46L10 -46L38 -14L128 -14L128 14L38 14L10 46L-240 46Z',
    bevel: 'M-240 -46L128 -46L128 -34L-60 46L-240 46Z',
    round: 'M-240 -46L84 -46A46 46 0 0 1 84 46L-240 46Z',
    flat: 'M-240 -46L128 -46L128 46L-240 46Z',
  };
  const outline = outlines[edge] ?? outlines['flat'] ?? '';
  d.rect([-240, 96], 480, 140, COLOURS.cyan, 'opacity="0.16"');
  d.line(
    [
      [-190, 96],
      [190, 96],
    ],
    COLOURS.cyan,
    3,
    'opacity="0.7"',
  );
  d.path(
    outline,
    d.linear(
      [-200, -60],
      [130, 60],
      [
        [0, shade(tint, 0.5)],
        [0.5, shade(tint, 0.12)],
        [1, shade(tint, -0.3)],
      ],
    ),
    'stroke="#11151a" stroke-width="5" stroke-linejoin="round"',
  );
  d.clip(outline, () => {
    for (let x = -300; x < 160; x += 26)
      d.line(
        [
          [x, 60],
          [x + 120, -60],
        ],
        shade(tint, -0.35),
        2,
        'opacity="0.45"',
      );
  });
  const tick = 'stroke-dasharray="10 8" opacity="0.7"';
  d.line(
    [
      [128, -120],
      [128, -60],
    ],
    '#11151a',
    3,
    tick,
  );
  d.line(
    [
      [10, -120],
      [10, -60],
    ],
    '#11151a',
    3,
    tick,
  );
  d.line(
    [
      [10, -104],
      [128, -104],
    ],
    '#d01c79',
    4,
  );
}

/** Cut blades with rounded ends, fanned out, and the edge enlarged. */
export function bladeset(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'steel'));
  shadow(d, [560, 770], 480, 130, -10);
  for (let index = 0; index < 6; index += 1) {
    d.group(`translate(90 ${n(800 - index * 22)}) rotate(${n(-6 - index * 5)})`, () => {
      d.rect([0, -42], 900, 84, shade(tint, -0.5), 'rx="40" opacity="0.35" transform="translate(6 9)"');
      const face = d.linear(
        [0, 0],
        [900, 0],
        [
          [0, shade(tint, -0.05)],
          [0.3, shade(tint, 0.7)],
          [0.55, shade(tint, 0.1)],
          [0.8, shade(tint, 0.6)],
          [1, shade(tint, -0.1)],
        ],
      );
      d.rect([0, -42], 900, 84, face, `rx="40" stroke="${shade(tint, -0.4)}" stroke-width="2"`);
      d.rect([30, 30], 840, 12, shade(tint, 0.75), 'rx="6" opacity="0.8"');
      for (const x of [120, 450, 780])
        d.circle([x, -8], 9, '#efebe2', `stroke="${shade(tint, -0.5)}" stroke-width="2"`);
    });
  }
  lens(d, [900, 900], 180, () => d.group('scale(0.84)', () => drawEdge(d, spec.text('edge', 'lamella'), tint)));
}
