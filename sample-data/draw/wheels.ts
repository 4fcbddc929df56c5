import { at, n, plus, type Drawing, type Ellipse, type Point } from './drawing.ts';
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

/** Two cones with rubber rings that hold a core. */
export function cone(d: Drawing): void {
  for (const [x, y] of [
    [740, 500],
    [390, 720],
  ] as const) {
    shadow(d, [x + 60, y + 208], 290, 50, -6);
    tube(d, {
      front: { centre: [x + 110, y - 40], rx: 104, ry: 208 },
      along: [60, -22],
      colour: COLOURS.steel,
      finish: 'metal',
    });
    for (let step = 0; step <= 20; step += 1) {
      const r = 190 - step * 4.6;
      const shape: Ellipse = { centre: [x + 104 - step * 9, y - 38 + step * 3.4], rx: r * 0.5, ry: r };
      const rubber = step === 5 || step === 6 || step === 14 || step === 15;
      d.ellipse(shape, rubber ? COLOURS.ink : d.metal(COLOURS.bright, [x, y - r - 40], [x, y + r]));
    }
    const nose: Ellipse = { centre: [x - 76, y + 30], rx: 48, ry: 97 };
    d.ellipse(nose, faceOf(d, nose, COLOURS.bright), 'stroke="#6a7077" stroke-width="3"');
    d.ellipse(scaled(nose, 0.35), '#3e4349');
  }
}

/** Graduated setting knobs, a pair. */
export function knob(d: Drawing): void {
  for (const [x, y] of [
    [760, 480],
    [410, 700],
  ] as const) {
    const front: Ellipse = { centre: [x, y], rx: 190, ry: 220 };
    shadow(d, [x + 80, y + 214], 290, 50, -4);
    tube(d, { front, along: [110, -44], colour: COLOURS.steel, finish: 'metal' });
    for (let line = 0; line < 50; line += 1) {
      const angle = (line / 50) * 2 * Math.PI;
      const inner = line % 5 === 0 ? 0.82 : 0.89;
      d.line([polarIn(front, 0.97, angle), polarIn(front, inner, angle)], '#30363d', line % 5 === 0 ? 5 : 3);
    }
    const grip = scaled(front, 0.7);
    tube(d, { front: { ...grip, centre: plus(grip.centre, [-70, 28]) }, along: [70, -28], colour: COLOURS.ink });
    d.line([plus(grip.centre, [-70, -104]), plus(grip.centre, [-70, -40])], COLOURS.yellow, 9);
  }
}

const polarIn = ({ centre, rx, ry }: Ellipse, part: number, angle: number): Point => [
  centre[0] + Math.cos(angle) * rx * part,
  centre[1] + Math.sin(angle) * ry * part,
];

/** A shaft encoder with flange and cable. */
export function encoder(d: Drawing): void {
  shadow(d, [640, 860], 400, 70, -6);
  d.path(
    'M820 620C1000 640 1080 760 980 860C900 940 760 900 700 960',
    'none',
    'stroke="#23282e" stroke-width="30" stroke-linecap="round"',
  );
  tube(d, { front: { centre: [500, 640], rx: 160, ry: 220 }, along: [300, -110], colour: COLOURS.ink });
  tube(d, {
    front: { centre: [460, 655], rx: 176, ry: 240 },
    along: [40, -15],
    colour: COLOURS.bright,
    finish: 'metal',
  });
  for (const angle of [0.6, 2.2, 3.8, 5.3])
    d.circle(polarIn({ centre: [460, 655], rx: 176, ry: 240 }, 0.82, angle), 15, '#4a4f55');
  tube(d, { front: { centre: [390, 682], rx: 68, ry: 92 }, along: [70, -27], colour: COLOURS.steel, finish: 'metal' });
  tube(d, {
    front: { centre: [240, 738], rx: 28, ry: 38 },
    along: [150, -56],
    colour: COLOURS.bright,
    finish: 'metal',
  });
}

/** A fan in its frame. */
export function fan(d: Drawing): void {
  shadow(d, [620, 1000], 370, 46);
  slab(
    d,
    `M250 230h640a40 40 0 0 1 40 40v640a40 40 0 0 1 -40 40h-640a40 40 0 0 1 -40 -40v-640a40 40 0 0 1 40 -40Z`,
    [56, -34],
    d.linear(
      [210, 230],
      [930, 950],
      [
        [0, '#4d5359'],
        [1, '#24282d'],
      ],
    ),
    '#15181b',
  );
  d.circle([570, 590], 320, '#0f1113');
  for (let wing = 0; wing < 7; wing += 1) {
    d.group(`rotate(${n((wing * 360) / 7)} 570 590)`, () => {
      d.path(
        'M570 480C620 420 640 340 610 284C690 300 800 350 838 428C780 430 690 500 660 560Z',
        d.linear(
          [570, 300],
          [820, 540],
          [
            [0, '#6b727a'],
            [1, '#2b3036'],
          ],
        ),
      );
    });
  }
  d.circle([570, 590], 128, d.round('#4a5057', [450, 470], [690, 710]));
  d.circle([570, 590], 78, COLOURS.blue);
  d.circle([570, 590], 320, 'none', 'stroke="#5d646b" stroke-width="6"');
  for (const [x, y] of [
    [262, 282],
    [878, 282],
    [262, 898],
    [878, 898],
  ] as const)
    d.circle([x, y], 24, '#0f1113', 'stroke="#6b727a" stroke-width="5"');
}

/** Springs, a pair. */
export function spring(d: Drawing): void {
  for (const [x, y] of [
    [150, 560],
    [250, 800],
  ] as const) {
    shadow(d, [x + 420, y + 130], 430, 40, -8);
    d.group(`rotate(-9 ${x} ${y})`, () => {
      d.path(`M${x} ${y}a56 56 0 1 1 60 56`, 'none', 'stroke="#6a7077" stroke-width="20" stroke-linecap="round"');
      for (let turn = 0; turn < 26; turn += 1) {
        const left = x + 70 + turn * 25;
        d.line(
          [
            [left + 14, y - 66],
            [left - 6, y + 70],
          ],
          '#555b62',
          17,
        );
        d.line(
          [
            [left, y - 68],
            [left + 22, y + 70],
          ],
          d.metal(COLOURS.bright, [left, y - 70], [left + 22, y + 70]),
          19,
        );
      }
      d.path(
        `M${x + 730} ${y - 30}a56 56 0 1 1 60 60`,
        'none',
        'stroke="#6a7077" stroke-width="20" stroke-linecap="round"',
      );
    });
  }
}
