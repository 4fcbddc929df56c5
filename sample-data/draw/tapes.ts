import { plus, polygon, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { colour, shade } from './palette.ts';
import { bore, scaled, shadow, tubeSkin } from './solids.ts';
import type { PictureSpec } from './spec.ts';

type Roll = { face: Ellipse; along: Point; tint: string; thin: boolean; rings: number };

/** A roll of tape on its edge, its free end on the floor; `width` in millimetres, `thou` the thickness of the foam. */
export function tape(d: Drawing, spec: PictureSpec): void {
  const widthMm = spec.number('width', 50);
  const thin = spec.number('thin', 0) === 1;
  const reach = 70 + widthMm * 2.9;
  const along: Point = [reach, -reach * 0.3];
  const face: Ellipse = {
    centre: [600 - reach * 0.36, 560 + reach * 0.12],
    rx: thin ? 232 : 252,
    ry: thin ? 278 : 302,
  };
  const rings = thin ? 0 : spec.number('thou', 15) === 20 ? 7 : 10;
  drawRoll(d, { face, along, tint: colour(spec.text('colour', 'grey')), thin, rings });
}

/** Several rolls of different colours, one behind the other. */
export function tapeset(d: Drawing, spec: PictureSpec): void {
  const colours = spec.text('colours', 'cyan,magenta').split(',');
  const step = 500 / colours.length;
  colours.toReversed().forEach((name, index) => {
    const place = colours.length - 1 - index;
    const face: Ellipse = { centre: [330 + place * step, 640 - place * step * 0.3], rx: 196, ry: 236 };
    drawRoll(d, { face, along: [step * 0.72, -step * 0.216], tint: colour(name), thin: false, rings: 8 }, place === 0);
  });
}

function drawRoll(d: Drawing, roll: Roll, freeEnd = true): void {
  const { face, along, tint, thin } = roll;
  const floor = face.centre[1] + face.ry;
  const middle: Point = [face.centre[0] + along[0] * 0.55, floor + along[1] * 0.42];
  shadow(d, middle, face.rx * 0.9 + along[0] * 0.62, 62 + along[0] * 0.14, -6);
  if (freeEnd) drawFreeEnd(d, roll, floor);

  const skin = tubeSkin({ front: face, along });
  d.path(
    skin.outline,
    d.round(tint, skin.from, skin.to),
    thin && tint === colour('clear') ? 'fill-opacity="0.92"' : '',
  );
  d.line(
    [
      plus(face.centre, [-face.rx * 0.42, -face.ry * 0.9]),
      plus(plus(face.centre, [-face.rx * 0.42, -face.ry * 0.9]), along),
    ],
    '#ffffff',
    3,
    'opacity="0.35"',
  );
  drawCoils(d, roll);

  const core = scaled(face, thin ? 0.6 : 0.5);
  d.ellipse(
    core,
    d.linear(
      [core.centre[0], core.centre[1] - core.ry],
      [core.centre[0], core.centre[1] + core.ry],
      [
        [0, shade(colour('card'), 0.3)],
        [1, shade(colour('card'), -0.2)],
      ],
    ),
  );
  bore(d, scaled(core, 0.87), along, colour('card'));
}

/** The wound side: foam of the tape's colour between thin lines of liner. */
function drawCoils(d: Drawing, { face, tint, thin, rings }: Roll): void {
  const [x, y] = face.centre;
  const light: Point = [x - face.rx, y - face.ry];
  const dark: Point = [x + face.rx, y + face.ry];
  d.ellipse(
    face,
    d.linear(light, dark, [
      [0, shade(tint, 0.5)],
      [0.5, shade(tint, 0.22)],
      [1, shade(tint, -0.12)],
    ]),
  );
  const hole = thin ? 0.6 : 0.5;
  const lines = thin ? 16 : rings;
  for (let ring = 0; ring < lines; ring += 1) {
    const ellipse = scaled(face, hole + ((1 - hole) * (ring + 0.6)) / lines);
    d.ellipse(
      ellipse,
      'none',
      `stroke="${thin ? shade(tint, -0.2) : '#fdfcf8'}" stroke-width="${thin ? 1.6 : 5}" opacity="${thin ? 0.5 : 0.85}"`,
    );
    if (!thin)
      d.ellipse(scaled(ellipse, 0.988), 'none', `stroke="${shade(tint, -0.4)}" stroke-width="1.6" opacity="0.5"`);
  }
  d.ellipse(scaled(face, 0.995), 'none', `stroke="${shade(tint, -0.35)}" stroke-width="3" opacity="0.6"`);
}

/** The end that has been pulled off to the left: liner up, the colour on its edge. */
function drawFreeEnd(d: Drawing, { face, along, tint, thin }: Roll, floor: number): void {
  const start: Point = [face.centre[0] + face.rx * 0.1, floor - 2];
  const end: Point = [Math.max(70, face.centre[0] - face.rx - 150), floor + 4];
  const depth: Point = [along[0] * 0.96, along[1] * 0.96];
  const thickness = thin ? 3 : 11;
  const outline = polygon([start, end, plus(end, depth), plus(start, depth)]);
  shadow(
    d,
    [(start[0] + end[0]) / 2 + depth[0] * 0.5, floor + depth[1] * 0.5 + 14],
    (start[0] - end[0]) * 0.62 + depth[0] * 0.4,
    30,
    -4,
    0.2,
  );
  const liner = thin ? shade(tint, 0.25) : '#f8f6f0';
  d.path(
    outline,
    d.linear(end, start, [
      [0, shade(liner, 0)],
      [0.75, shade(liner, -0.05)],
      [1, shade(liner, -0.3)],
    ]),
  );
  if (!thin) {
    for (const share of [0.28, 0.52, 0.76]) {
      const from = plus(end, [depth[0] * share, depth[1] * share]);
      d.line(
        [plus(from, [18, 0]), plus(from, [start[0] - end[0] - 60, 0])],
        tint,
        2.5,
        'stroke-dasharray="26 16" opacity="0.45"',
      );
    }
  }
  const lower: Point = [0, thickness];
  d.path(polygon([start, end, plus(end, lower), plus(start, lower)]), shade(tint, -0.08));
  d.path(polygon([end, plus(end, depth), plus(plus(end, depth), [0, 2]), plus(end, lower)]), shade(tint, -0.25));
}

/** Sheets of cushion foam. */
export function sheet(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'grey'));
  shadow(d, [620, 780], 470, 120, -4);
  for (const [layer, lift] of [60, 30, 0].entries()) {
    const corners: readonly Point[] = [
      [150, 690 + lift],
      [540, 400 + lift],
      [1050, 520 + lift],
      [660, 850 + lift],
    ];
    d.path(polygon(corners.map((corner) => plus(corner, [0, 20]))), shade(tint, -0.45));
    d.path(
      polygon(corners),
      d.linear(
        [150, 400],
        [1050, 850],
        [
          [0, shade(tint, 0.4)],
          [1, shade(tint, 0.05 * layer - 0.08)],
        ],
      ),
    );
  }
}
