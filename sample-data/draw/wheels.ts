import { at, n, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { bore, faceOf, scaled, shadow, slab, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';

const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

const circleOutline = ([x, y]: Point, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** A spur gear, keyway and lightening holes; `teeth` as drawn. */
export function gear(d: Drawing, spec: PictureSpec): void {
  const teeth = spec.number('teeth', 40);
  const tint = colour(spec.text('tone', 'steel'));
  const centre: Point = [580, 600];
  const outer = 350;
  shadow(d, [630, 985], 330, 50);
  const holes = [0, 1, 2, 3, 4, 5]
    .map((hole) => circleOutline(polar(centre, 205, (hole * Math.PI) / 3 + 0.26), 52))
    .join('');
  const keyed = `${circleOutline(centre, 74)}M${at([centre[0] - 18, centre[1] - 62])}h36v-36h-36Z`;
  const outline = `${toothed(centre, outer, outer - Math.min(46, 1500 / teeth), teeth)}${holes}${keyed}`;
  slab(d, outline, [66, -30], d.metal(tint, [250, 260], [920, 940]), shade(tint, -0.55));
  d.path(circleOutline(centre, 290), 'none', `stroke="${shade(tint, -0.35)}" stroke-width="4"`);
  d.circle(centre, 128, 'none', `stroke="${shade(tint, 0.75)}" stroke-width="4" opacity="0.8"`);
  d.circle(centre, 132, 'none', `stroke="${shade(tint, -0.45)}" stroke-width="4"`);
}

/** Even-odd is not needed: holes are wound the other way round. */
function toothed(centre: Point, outer: number, root: number, teeth: number): string {
  const pitch = (2 * Math.PI) / teeth;
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const angle = tooth * pitch;
    for (const [part, radius] of [
      [-0.3, root],
      [-0.16, outer],
      [0.16, outer],
      [0.3, root],
    ] as const) {
      points.push(at(polar(centre, radius, angle + part * pitch)));
    }
  }
  return `M${points.join('L')}Z`;
}

/** Sealed ball bearings, three in a row. */
export function bearing(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'steel'));
  for (const [x, y, r] of [
    [820, 470, 170],
    [600, 590, 200],
    [360, 740, 230],
  ] as const) {
    const front: Ellipse = { centre: [x, y], rx: r * 0.82, ry: r };
    const along: Point = [r * 0.42, -r * 0.16];
    shadow(d, [x + r * 0.3, y + r * 0.97], r * 1.2, r * 0.2, -4);
    tube(d, { front, along, colour: tint, finish: 'metal' });
    d.ellipse(scaled(front, 0.9), 'none', `stroke="${shade(tint, -0.4)}" stroke-width="4"`);
    d.ellipse(scaled(front, 0.8), faceOf(d, scaled(front, 0.8), COLOURS.ink));
    d.ellipse(scaled(front, 0.74), 'none', 'stroke="#5b6269" stroke-width="3"');
    d.ellipse(scaled(front, 0.56), faceOf(d, scaled(front, 0.56), tint), 'stroke="#2b3036" stroke-width="4"');
    bore(d, scaled(front, 0.42), along, tint);
  }
}

/** A belt's run round two wheels, `grow` outside its middle line. */
const stadium = (grow: number) =>
  `M330 ${n(420 - grow)}L790 ${n(420 - grow)}A${n(190 + grow)} ${n(190 + grow)} 0 0 1 790 ${n(800 + grow)}L330 ${n(800 + grow)}A${n(190 + grow)} ${n(190 + grow)} 0 0 1 330 ${n(420 - grow)}Z`;

/** A toothed belt, closed. */
export function belt(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'ink'));
  const along: Point = [120, -70];
  shadow(d, [620, 870], 480, 70, -3);
  const loop = (stroke: string, width: number, extra = '') =>
    d.path(stadium(0), 'none', `stroke="${stroke}" stroke-width="${width}" ${extra}`);
  for (let step = 30; step >= 0; step -= 1) {
    d.group(`translate(${n((along[0] * step) / 30)} ${n((along[1] * step) / 30)})`, () => {
      const inside = step > 0;
      loop(inside ? shade(tint, step % 30 === 0 ? 0.1 : -0.28) : shade(tint, 0.16), 26);
      if (!inside)
        d.path(stadium(-20), 'none', `stroke="${shade(tint, 0.16)}" stroke-width="24" stroke-dasharray="22 20"`);
    });
  }
  d.path(stadium(12), 'none', `stroke="${shade(tint, 0.5)}" stroke-width="4" opacity="0.8"`);
  d.line(
    [
      [345, 396],
      [800, 396],
    ],
    '#ffffff',
    5,
    'opacity="0.25"',
  );
}

/** Rings and seals of several sizes, laid out. */
export function ringkit(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'blue'));
  const rings = [
    [430, 470, 230, 40],
    [850, 420, 130, 30],
    [800, 740, 190, 34],
    [360, 860, 120, 26],
    [820, 740, 96, 22],
    [430, 470, 120, 24],
  ] as const;
  for (const [x, y, r, thick] of rings) {
    shadow(d, [x + 10, y + 26], r * 1.16, r * 0.66, 0, 0.22);
    const shape: Ellipse = { centre: [x, y], rx: r, ry: r * 0.56 };
    d.ellipse({ ...shape, centre: [x, y + 9] }, 'none', `stroke="${shade(tint, -0.55)}" stroke-width="${thick}"`);
    d.ellipse(
      shape,
      'none',
      `stroke="${d.linear(
        [x - r, y - r],
        [x + r, y + r],
        [
          [0, shade(tint, 0.5)],
          [0.5, tint],
          [1, shade(tint, -0.3)],
        ],
      )}" stroke-width="${thick}"`,
    );
    d.ellipse(
      { ...shape, centre: [x, y - thick * 0.16] },
      'none',
      `stroke="#ffffff" stroke-width="${n(thick * 0.12)}" opacity="0.45"`,
    );
  }
}
