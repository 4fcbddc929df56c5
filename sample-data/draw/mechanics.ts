import { plus, polygon, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, scaled, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A peristaltic or membrane pump head with its motor. */
export function pump(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'blue'));
  shadow(d, [640, 910], 460, 70);
  tube(d, { front: { centre: [640, 600], rx: 150, ry: 190 }, along: [330, -110], colour: '#5d646b' });
  for (let line = 0; line < 6; line += 1)
    d.path(
      `M${700 + line * 40} ${392 - line * 13}A150 190 0 0 1 ${700 + line * 40} ${772 - line * 13}`,
      'none',
      'stroke="#3a4046" stroke-width="9"',
    );
  block(d, { corner: [560, 900], width: 380, height: 60, depth: [90, -50], colour: COLOURS.ink });
  const head: Ellipse = { centre: [430, 650], rx: 240, ry: 262 };
  tube(d, { front: head, along: [120, -40], colour: tint });
  d.ellipse(scaled(head, 0.86), shade(COLOURS.clear, 0.35), 'opacity="0.95"');
  d.ellipse(scaled(head, 0.72), 'none', 'stroke="#c5d3da" stroke-width="36"');
  for (let wheel = 0; wheel < 3; wheel += 1) {
    const angle = (wheel * 2 * Math.PI) / 3 + 0.4;
    const centre: Point = [430 + Math.cos(angle) * 120, 650 + Math.sin(angle) * 132];
    d.line([[430, 650], centre], '#6a7077', 30);
    d.circle(
      centre,
      50,
      d.metal(COLOURS.bright, plus(centre, [-50, -50]), plus(centre, [50, 50])),
      'stroke="#4a4f55" stroke-width="4"',
    );
  }
  d.circle([430, 650], 44, COLOURS.ink);
  for (const x of [330, 530])
    d.path(
      `M${x} 880C${x} 980 ${x - 60} 980 ${x - 70} 1060`,
      'none',
      'stroke="#d9e6ec" stroke-width="38" stroke-linecap="round"',
    );
}

/** A coil of clear hose. */
export function hose(d: Drawing): void {
  shadow(d, [620, 830], 450, 110);
  for (let turn = 5; turn >= 0; turn -= 1) {
    const y = 760 - (5 - turn) * 52;
    for (const [stroke, width] of [
      ['#8fa5b0', 62],
      ['#dce8ed', 50],
      ['#ffffff', 12],
    ] as const) {
      d.ellipse(
        { centre: [570, y - (width === 12 ? 12 : 0)], rx: 350, ry: 150 },
        'none',
        `stroke="${stroke}" stroke-width="${width}" opacity="0.92"`,
      );
    }
  }
  for (const [stroke, width] of [
    ['#8fa5b0', 62],
    ['#dce8ed', 50],
  ] as const)
    d.path('M570 910C800 920 940 900 1090 820', 'none', `stroke="${stroke}" stroke-width="${width}"`);
  d.ellipse({ centre: [1090, 820], rx: 18, ry: 30 }, '#5f727c', 'transform="rotate(-28 1090 820)"');
}

/** A quick clamp with its lever. */
export function clamp(d: Drawing): void {
  shadow(d, [600, 910], 400, 66);
  block(d, { corner: [230, 890], width: 560, height: 90, depth: [90, -80], colour: COLOURS.steel, finish: 'metal' });
  for (const x of [300, 690]) d.ellipse({ centre: [x + 40, 762], rx: 34, ry: 16 }, '#3e4349');
  d.path(
    'M360 800L420 520L560 480L640 800Z',
    d.metal(COLOURS.bright, [360, 0], [640, 0]),
    'stroke="#5d646b" stroke-width="4"',
  );
  d.line(
    [
      [470, 540],
      [980, 300],
    ],
    COLOURS.steel,
    44,
  );
  d.line(
    [
      [720, 422],
      [990, 295],
    ],
    COLOURS.red,
    66,
  );
  d.line(
    [
      [728, 404],
      [986, 283],
    ],
    '#ffffff',
    8,
    'opacity="0.45"',
  );
  d.line(
    [
      [480, 560],
      [240, 600],
    ],
    COLOURS.steel,
    40,
  );
  d.rect([204, 560], 54, 200, d.round(COLOURS.ink, [204, 0], [258, 0]), 'rx="16"');
  for (const centre of [
    [470, 545],
    [560, 640],
  ] as const)
    d.circle(
      centre,
      30,
      d.metal(COLOURS.bright, plus(centre, [-30, -30]), plus(centre, [30, 30])),
      'stroke="#4a4f55" stroke-width="5"',
    );
}

/** A shallow ink pan with a drain. */
export function pan(d: Drawing): void {
  shadow(d, [640, 840], 500, 90, -8);
  d.group('rotate(-8 600 600)', () => {
    d.path(
      polygon([
        [90, 560],
        [990, 560],
        [1110, 420],
        [230, 420],
      ]),
      d.metal(COLOURS.steel, [90, 420], [1110, 560]),
    );
    d.path('M90 560L990 560L930 790Q560 830 150 790Z', d.metal(COLOURS.bright, [90, 0], [990, 0]));
    d.path('M990 560L1110 420L1060 620L930 790Z', shade(COLOURS.steel, -0.35));
    d.path(
      polygon([
        [150, 546],
        [958, 546],
        [1050, 440],
        [256, 440],
      ]),
      d.linear(
        [0, 440],
        [0, 546],
        [
          [0, '#4a4f55'],
          [1, '#8d9399'],
        ],
      ),
    );
    d.path(
      polygon([
        [200, 538],
        [900, 538],
        [960, 480],
        [262, 480],
      ]),
      COLOURS.cyan,
      'opacity="0.85"',
    );
    d.line(
      [
        [90, 560],
        [990, 560],
      ],
      '#ffffff',
      6,
      'opacity="0.8"',
    );
    tube(d, { front: { centre: [540, 850], rx: 36, ry: 15 }, along: [0, -50], colour: COLOURS.steel, finish: 'metal' });
  });
}

/** A pressure bridge with two gauges. */
export function bridge(d: Drawing): void {
  shadow(d, [640, 890], 490, 70);
  for (const x of [180, 860])
    block(d, { corner: [x, 880], width: 150, height: 400, depth: [80, -80], colour: '#565d64' });
  block(d, { corner: [150, 560], width: 890, height: 170, depth: [90, -90], colour: COLOURS.blue });
  tube(d, { front: { centre: [340, 690], rx: 46, ry: 80 }, along: [510, 0], colour: COLOURS.bright, finish: 'metal' });
  for (const x of [400, 780]) {
    tube(d, { front: { centre: [x, 330], rx: 34, ry: 14 }, along: [0, 60], colour: COLOURS.gold, finish: 'metal' });
    d.circle([x, 230], 112, d.metal(COLOURS.bright, [x - 112, 118], [x + 112, 342]));
    d.circle([x, 230], 94, COLOURS.paper);
    for (let tick = 0; tick < 9; tick += 1) {
      const angle = Math.PI * (0.75 + tick * 0.1875);
      d.line(
        [
          [x + Math.cos(angle) * 84, 230 + Math.sin(angle) * 84],
          [x + Math.cos(angle) * 68, 230 + Math.sin(angle) * 68],
        ],
        '#11151a',
        5,
      );
    }
    d.line(
      [
        [x, 230],
        [x + (x === 400 ? 40 : 54), x === 400 ? 178 : 206],
      ],
      COLOURS.magenta,
      8,
    );
    d.circle([x, 230], 11, '#11151a');
  }
}
