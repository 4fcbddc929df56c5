import { n, plus, polygon, type Drawing, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A UV lamp: quartz tube, ceramic ends, wires; `tint` of its light, `length` s, m or l. */
export function lamp(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tint', 'violet'));
  const reach = { s: 520, m: 650, l: 780 }[spec.text('length', 'm')] ?? 650;
  shadow(d, [620, 760], reach * 0.72, 54, -24);
  d.group('rotate(-24 600 600)', () => {
    const left = 600 - reach / 2;
    const right = 600 + reach / 2;
    const glow = d.linear(
      [0, 440],
      [0, 760],
      [
        [0, tint, 0],
        [0.5, tint, 0.55],
        [1, tint, 0],
      ],
    );
    d.rect([left + 30, 440], reach - 60, 320, glow, 'rx="150"');
    for (const [x, way] of [
      [left, -1],
      [right, 1],
    ] as const) {
      d.path(
        `M${n(x)} 600c${way * 60} 0 ${way * 40} 90 ${way * 100} 90s${way * 30} 60 ${way * 70} 70`,
        'none',
        `stroke="${COLOURS.red}" stroke-width="14" stroke-linecap="round"`,
      );
    }
    const glass = d.linear(
      [0, 552],
      [0, 648],
      [
        [0, '#ffffff', 0.95],
        [0.25, shade(tint, 0.75), 0.9],
        [0.5, shade(tint, 0.35), 0.85],
        [0.8, shade(tint, 0.1), 0.85],
        [1, shade(tint, -0.2), 0.9],
      ],
    );
    d.rect([left, 552], reach, 96, glass, 'rx="44"');
    d.rect([left + 90, 586], reach - 180, 28, '#ffffff', 'rx="14" opacity="0.85"');
    for (const x of [left + 46, right - 104]) d.rect([x, 592], 58, 16, '#4a4f55', 'rx="6"');
    for (const x of [left - 54, right - 34]) {
      d.rect([x, 542], 88, 116, d.round('#f0ece2', [0, 542], [0, 658]), 'rx="12"');
      d.rect([x + 20, 542], 8, 116, '#c9c2b2');
    }
  });
}

/** Curved reflector strips with a coating that splits the light. */
export function reflector(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'cyan'));
  shadow(d, [620, 850], 480, 70, -14);
  for (const y of [470, 720]) {
    d.group(`rotate(-14 600 ${y})`, () => {
      const coat = d.linear(
        [140, y - 120],
        [1060, y + 120],
        [
          [0, shade(tint, 0.7)],
          [0.25, '#ffffff'],
          [0.45, shade(COLOURS.magenta, 0.6)],
          [0.62, shade(tint, 0.3)],
          [0.8, shade(COLOURS.yellow, 0.6)],
          [1, shade(tint, 0.5)],
        ],
      );
      d.path(
        `M140 ${y - 90}Q600 ${y - 40} 1060 ${y - 90}L1060 ${y + 70}Q600 ${y + 150} 140 ${y + 70}Z`,
        shade(COLOURS.steel, -0.45),
        'transform="translate(8 16)"',
      );
      d.path(`M140 ${y - 90}Q600 ${y - 40} 1060 ${y - 90}L1060 ${y + 70}Q600 ${y + 150} 140 ${y + 70}Z`, coat);
      d.path(
        `M140 ${y - 20}Q600 ${y + 50} 1060 ${y - 20}L1060 ${y + 10}Q600 ${y + 84} 140 ${y + 10}Z`,
        '#ffffff',
        'opacity="0.5"',
      );
      for (const x of [180, 1000]) d.rect([x, y - 40], 20, 60, '#3e4349', 'rx="10"');
    });
  }
}

/** A quartz plate, standing on its edge. */
export function quartz(d: Drawing, spec: PictureSpec): void {
  const tint = shade(colour(spec.text('tone', 'clear')), 0.2);
  shadow(d, [640, 860], 480, 60, -6);
  const corners: readonly Point[] = [
    [150, 800],
    [150, 520],
    [1010, 330],
    [1010, 620],
  ];
  d.path(polygon(corners.map((corner) => plus(corner, [34, 22]))), shade(tint, -0.3), 'opacity="0.55"');
  d.path(
    polygon(corners),
    d.linear(
      [150, 330],
      [1010, 800],
      [
        [0, '#ffffff', 0.95],
        [0.3, tint, 0.75],
        [0.5, '#ffffff', 0.9],
        [0.62, tint, 0.6],
        [1, shade(tint, -0.1), 0.85],
      ],
    ),
    `stroke="${shade(tint, -0.35)}" stroke-width="4"`,
  );
  for (const x of [330, 620])
    d.path(
      polygon([
        [x, 760 - (x - 150) * 0.22],
        [x + 160, 440 - (x - 150) * 0.22],
        [x + 210, 430 - (x - 150) * 0.22],
        [x + 50, 750 - (x - 150) * 0.22],
      ]),
      '#ffffff',
      'opacity="0.5"',
    );
}

/** A shutter: a half shell with its lever. */
export function shutter(d: Drawing): void {
  shadow(d, [640, 830], 480, 80, -18);
  d.group('rotate(-18 600 600)', () => {
    d.path(
      'M150 520A60 190 0 0 1 150 780L1040 780A60 190 0 0 0 1040 520Z',
      d.metal(shade(COLOURS.steel, -0.35), [0, 520], [0, 780]),
    );
    d.path(
      'M150 780A60 190 0 0 0 210 690L1100 690A60 190 0 0 1 1040 780Z',
      d.metal(COLOURS.bright, [0, 640], [0, 780]),
    );
    d.path('M150 520C90 470 90 830 150 780A60 190 0 0 0 150 520Z', '#3e4349');
    d.path(
      'M150 520C210 440 1000 440 1040 520C1080 560 1080 600 1080 620L190 620C190 600 190 560 150 520Z',
      d.metal(COLOURS.steel, [0, 450], [0, 620]),
    );
    for (const x of [130, 1020]) {
      d.circle(
        [x, 640],
        46,
        d.metal(COLOURS.bright, [x - 46, 594], [x + 46, 686]),
        'stroke="#4a4f55" stroke-width="5"',
      );
      d.circle([x, 640], 15, '#2b3036');
    }
    d.line(
      [
        [1020, 640],
        [1090, 480],
      ],
      COLOURS.blue,
      26,
    );
    d.circle([1090, 480], 24, COLOURS.ink);
  });
}

/** A LED curing head: housing, window with rows of diodes, water connections. */
export function led(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tint', 'violet'));
  shadow(d, [640, 850], 500, 80, -4);
  for (const [x, hue] of [
    [820, COLOURS.blue],
    [920, COLOURS.red],
  ] as const) {
    d.path(
      `M${x} 420C${x} 250 ${x + 120} 260 ${x + 150} 130`,
      'none',
      `stroke="${shade(hue, -0.1)}" stroke-width="46" stroke-linecap="round"`,
    );
    d.path(
      `M${x - 8} 420C${x - 8} 250 ${x + 112} 255 ${x + 140} 130`,
      'none',
      `stroke="${shade(hue, 0.5)}" stroke-width="9" opacity="0.7"`,
    );
  }
  block(d, { corner: [130, 830], width: 850, height: 300, depth: [90, -130], colour: '#565d64' });
  for (let x = 190; x < 900; x += 34)
    d.line(
      [
        [x + 60, 500],
        [x + 100, 436],
      ],
      '#2b3036',
      6,
      'opacity="0.55"',
    );
  for (const x of [810, 910])
    tube(d, { front: { centre: [x, 440], rx: 40, ry: 18 }, along: [0, 50], colour: COLOURS.gold, finish: 'metal' });
  d.rect([180, 640], 750, 140, '#0f1113', 'rx="12"');
  const halo = d.radial([555, 710], 420, [
    [0, shade(tint, 0.3), 0.75],
    [1, tint, 0],
  ]);
  d.rect([180, 640], 750, 140, halo, 'rx="12"');
  for (let column = 0; column < 22; column += 1) {
    for (let row = 0; row < 3; row += 1)
      d.rect([206 + column * 32.4, 668 + row * 36], 19, 19, row === 1 ? '#ffffff' : shade(tint, 0.7), 'rx="4"');
  }
  d.rect([166, 560], 150, 44, COLOURS.paper, 'rx="6"');
  for (const [index, hue] of [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow].entries())
    d.rect([180 + index * 34, 572], 26, 20, hue);
}

/** A UV cassette without lamp: housing with two reflectors inside. */
export function cassette(d: Drawing): void {
  shadow(d, [640, 850], 500, 80, -10);
  d.group('rotate(-10 600 600)', () => {
    const depth: Point = [110, -170];
    block(d, { corner: [110, 800], width: 870, height: 130, depth, colour: COLOURS.steel, finish: 'metal' });
    d.path(
      polygon([
        [150, 660],
        [970, 660],
        [1056, 520],
        [236, 520],
      ]),
      '#191c1f',
    );
    d.path(
      polygon([
        [160, 656],
        [960, 656],
        [990, 606],
        [190, 606],
      ]),
      d.linear(
        [160, 656],
        [990, 606],
        [
          [0, shade(COLOURS.cyan, 0.6)],
          [0.5, '#ffffff'],
          [1, shade(COLOURS.magenta, 0.6)],
        ],
      ),
    );
    d.path(
      polygon([
        [212, 570],
        [1012, 570],
        [1040, 524],
        [240, 524],
      ]),
      d.linear(
        [212, 570],
        [1040, 524],
        [
          [0, shade(COLOURS.magenta, 0.6)],
          [0.5, '#ffffff'],
          [1, shade(COLOURS.cyan, 0.6)],
        ],
      ),
    );
    d.rect([930, 700], 90, 70, COLOURS.ink, 'rx="12"');
    d.path('M200 800v50h120v-50', 'none', 'stroke="#2b3036" stroke-width="22" stroke-linejoin="round"');
    d.path('M770 800v50h120v-50', 'none', 'stroke="#2b3036" stroke-width="22" stroke-linejoin="round"');
  });
}
