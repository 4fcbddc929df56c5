import { n, plus, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { COLOURS } from './palette.ts';
import { faceOf, scaled, shadow, slab, tube } from './solids.ts';

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
