import { at, n, plus, polygon, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, scaled, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';

const cable = (d: Drawing, outline: string, width = 26): void => {
  d.path(outline, 'none', `stroke="#1b1f23" stroke-width="${width}" stroke-linecap="round"`);
  d.path(
    outline,
    'none',
    `stroke="#5d646b" stroke-width="${n(width * 0.22)}" stroke-linecap="round" transform="translate(-4 -5)"`,
  );
};

/** A fork sensor for the edge of the web. */
export function sensor(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'blue'));
  shadow(d, [640, 900], 420, 70);
  cable(d, 'M880 540C1040 520 1060 700 960 780C880 850 960 960 1080 930');
  block(d, { corner: [620, 880], width: 270, height: 560, depth: [70, -60], colour: tint });
  block(d, { corner: [230, 460], width: 400, height: 140, depth: [70, -60], colour: tint });
  block(d, { corner: [230, 880], width: 400, height: 140, depth: [70, -60], colour: tint });
  d.path(
    polygon([
      [160, 640],
      [600, 560],
      [600, 600],
      [160, 690],
    ]),
    shade(COLOURS.clear, 0.2),
    'opacity="0.85"',
  );
  for (const y of [460, 726]) d.ellipse({ centre: [340, y], rx: 60, ry: 14 }, '#11151a');
  d.circle([760, 420], 18, '#7df0a0', 'stroke="#11151a" stroke-width="4"');
  d.circle([820, 420], 18, COLOURS.yellow, 'stroke="#11151a" stroke-width="4"');
  d.rect([680, 520], 150, 200, COLOURS.paper, 'rx="8"');
  for (let line = 0; line < 4; line += 1) d.rect([700, 550 + line * 38], 100 - line * 14, 12, '#b7b0a2');
}

/** A register camera with lens, light ring and cable. */
export function camera(d: Drawing): void {
  shadow(d, [640, 870], 430, 66);
  cable(d, 'M900 520C1060 480 1110 620 1030 720C970 800 1040 880 1120 860');
  block(d, { corner: [420, 830], width: 480, height: 380, depth: [90, -80], colour: COLOURS.ink });
  tube(d, { front: { centre: [330, 680], rx: 128, ry: 150 }, along: [110, -34], colour: '#4a5057' });
  const glass: Ellipse = { centre: [330, 680], rx: 128, ry: 150 };
  d.ellipse(scaled(glass, 0.94), '#15181b');
  for (let diode = 0; diode < 12; diode += 1) {
    const angle = (diode * Math.PI) / 6;
    d.circle([330 + Math.cos(angle) * 102, 680 + Math.sin(angle) * 120], 13, '#ffffff');
  }
  d.ellipse(
    scaled(glass, 0.6),
    d.radial([310, 650], 100, [
      [0, '#86c8ff'],
      [0.5, '#134a82'],
      [1, '#071a2e'],
    ]),
  );
  d.ellipse({ centre: [302, 640], rx: 18, ry: 26 }, '#ffffff', 'opacity="0.8"');
  d.rect([560, 520], 260, 60, COLOURS.paper, 'rx="6"');
  [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, '#11151a'].forEach((ink, index) =>
    d.rect([580 + index * 56, 534], 40, 32, ink),
  );
}

/** A touch panel that shows a press. */
export function screen(d: Drawing): void {
  shadow(d, [620, 940], 450, 50);
  d.rect([140, 260], 920, 660, '#16191c', 'rx="34"');
  d.rect(
    [140, 260],
    910,
    650,
    d.linear(
      [140, 260],
      [1050, 910],
      [
        [0, '#565d65'],
        [1, '#24282d'],
      ],
    ),
    'rx="34"',
  );
  d.rect([190, 310], 810, 550, '#0d2338', 'rx="8"');
  d.rect([190, 310], 810, 66, COLOURS.blue, 'rx="8"');
  for (let unit = 0; unit < 6; unit += 1) {
    const ink =
      [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, '#dfe3e6', COLOURS.cyan, COLOURS.magenta][unit] ?? COLOURS.cyan;
    const x = 236 + unit * 124;
    d.rect([x, 470], 92, 150, '#1d4468', 'rx="8"');
    d.circle([x + 46, 520], 30, ink);
    d.circle([x + 46, 584], 22, '#8aa4ba');
  }
  d.line(
    [
      [206, 636],
      [984, 636],
    ],
    '#f3f1ec',
    7,
  );
  for (const [index, share] of [0.8, 0.55, 0.9, 0.4].entries()) {
    d.rect([236, 690 + index * 38], 420, 18, '#1d4468', 'rx="9"');
    d.rect([236, 690 + index * 38], 420 * share, 18, '#58b2ea', 'rx="9"');
  }
  d.rect([720, 690], 120, 120, '#2a9d63', 'rx="14"');
  d.rect([860, 690], 110, 120, COLOURS.red, 'rx="14"');
  d.path('M190 310L600 310L330 860L190 860Z', '#ffffff', 'opacity="0.06"');
}

/** A circuit board with chips and connectors. */
export function pcb(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'green'));
  shadow(d, [640, 900], 480, 90, -6);
  d.group('matrix(0.94 -0.14 0.2 0.72 -70 300)', () => {
    d.rect([150, 190], 900, 720, shade(tint, -0.5), 'rx="18" transform="translate(0 18)"');
    d.rect(
      [150, 190],
      900,
      720,
      d.linear(
        [150, 190],
        [1050, 910],
        [
          [0, shade(tint, 0.12)],
          [1, shade(tint, -0.25)],
        ],
      ),
      'rx="18"',
    );
    for (let y = 250; y < 880; y += 46)
      d.path(
        `M180 ${y}h${180 + (y % 130)}l40 ${y % 90 > 44 ? 40 : -40}h${260 + (y % 170)}`,
        'none',
        `stroke="${shade(tint, 0.35)}" stroke-width="5" opacity="0.7"`,
      );
    for (const [x, y, width, height] of [
      [330, 330, 200, 200],
      [640, 300, 150, 110],
      [640, 470, 240, 90],
      [300, 640, 150, 80],
      [560, 650, 110, 110],
    ] as const) {
      d.rect([x, y], width, height, '#16191c', 'rx="6"');
      for (let pin = x + 10; pin < x + width - 8; pin += 22) {
        d.rect([pin, y - 12], 9, 12, '#cfd4d8');
        d.rect([pin, y + height], 9, 12, '#cfd4d8');
      }
      d.circle([x + 18, y + 18], 6, '#5d646b');
    }
    for (const x of [760, 850, 940]) {
      d.circle([x, 700], 40, '#2b3036');
      d.circle([x - 4, 694], 34, d.metal(COLOURS.bright, [x - 34, 660], [x + 34, 728]));
    }
    d.rect([170, 820], 520, 70, '#f3f1ec', 'rx="8"');
    for (let x = 190; x < 670; x += 40) d.rect([x, 834], 22, 40, '#8d897f');
    d.rect([960, 230], 70, 260, '#2f8f4e', 'rx="6"');
    for (const [x, y] of [
      [182, 222],
      [1018, 878],
      [182, 780],
    ] as const)
      d.circle([x, y], 16, COLOURS.gold);
  });
}

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

/** A long bar with its own window: antistatic bar or light curtain. */
export function bar(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'blue'));
  for (const y of [760, 960]) {
    shadow(d, [640, y - 90], 500, 60, -19);
    d.group(`rotate(-19 600 ${y - 200})`, () => {
      block(d, { corner: [90, y - 130], width: 960, height: 96, depth: [40, -50], colour: tint });
      d.rect([130, y - 202], 880, 42, '#11151a', 'rx="12"');
      for (let x = 150; x < 1000; x += 34) d.circle([x, y - 181], 7, tint === COLOURS.yellow ? COLOURS.red : '#d9e6ec');
    });
  }
}

/** An emergency stop button. */
export function estop(d: Drawing): void {
  shadow(d, [640, 930], 340, 70);
  block(d, { corner: [330, 930], width: 480, height: 300, depth: [110, -110], colour: COLOURS.yellow });
  tube(d, { front: { centre: [625, 520], rx: 116, ry: 48 }, along: [0, 80], colour: COLOURS.ink });
  tube(d, { front: { centre: [625, 380], rx: 220, ry: 92 }, along: [0, 110], colour: COLOURS.red });
  const top: Ellipse = { centre: [625, 380], rx: 220, ry: 92 };
  d.ellipse(
    top,
    d.radial([560, 340], 260, [
      [0, '#ff8d7d'],
      [0.4, '#dd4436'],
      [1, '#a82015'],
    ]),
  );
  d.path('M500 390A130 52 0 0 1 720 350l-16 -16l66 6l-14 40l-14 -14A100 40 0 0 0 540 392Z', '#ffffff', 'opacity="0.9"');
  for (const x of [380, 760]) d.circle([x, 660], 16, '#6d5418');
}

/** A fuser unit: rollers between plastic covers, a green lever. */
export function fuser(d: Drawing): void {
  shadow(d, [650, 860], 490, 70);
  const depth: Point = [90, -110];
  block(d, { corner: [120, 850], width: 900, height: 120, depth, colour: '#4a5057' });
  tube(d, { front: { centre: [190, 640], rx: 42, ry: 80 }, along: [800, 0], colour: COLOURS.red });
  tube(d, { front: { centre: [190, 520], rx: 42, ry: 76 }, along: [800, 0], colour: COLOURS.ink });
  for (const x of [110, 950]) block(d, { corner: [x, 850], width: 100, height: 440, depth, colour: COLOURS.ink });
  d.rect([960, 480], 70, 180, COLOURS.green, 'rx="16"');
  d.path('M520 470l70 -120l70 120Z', COLOURS.yellow, 'stroke="#11151a" stroke-width="9" stroke-linejoin="round"');
  d.path(
    'M572 452c-22 -20 22 -30 0 -54M594 452c-22 -20 22 -30 0 -54M616 452c-22 -20 22 -30 0 -54',
    'none',
    'stroke="#11151a" stroke-width="7"',
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

/** Hardened pins, standing. */
export function pins(d: Drawing): void {
  for (const [x, y] of [
    [430, 380],
    [600, 350],
    [770, 390],
    [340, 500],
    [520, 500],
    [700, 510],
    [870, 530],
    [450, 640],
    [640, 660],
    [800, 680],
  ] as const) {
    shadow(d, [x + 24, y + 292], 90, 24);
    tube(d, { front: { centre: [x, y], rx: 44, ry: 18 }, along: [0, 240], colour: COLOURS.steel, finish: 'metal' });
    tube(d, {
      front: { centre: [x, y + 240], rx: 70, ry: 28 },
      along: [0, 50],
      colour: COLOURS.bright,
      finish: 'metal',
    });
    d.path(
      `M${x - 44} ${y + 200}L${x + 44} ${y + 200}L${x + 44} ${y + 240}A44 18 0 0 1 ${x - 44} ${y + 240}Z`,
      shade(COLOURS.steel, -0.4),
      'opacity="0.4"',
    );
  }
}

/** A wire brush with a wooden back. */
export function brush(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'steel'));
  shadow(d, [600, 830], 480, 66, -12);
  d.group('rotate(-14 600 600)', () => {
    for (let row = 0; row < 34; row += 1) {
      for (const shift of [-6, 6])
        d.line(
          [
            [500 + row * 16, 610],
            [500 + row * 16 + shift, 760 + (row % 3) * 6],
          ],
          shade(tint, (row % 4) * 0.16 - 0.3),
          4,
        );
    }
    d.path(
      'M110 560Q110 520 160 520L440 540Q470 520 520 520L1030 520Q1070 520 1070 560L1070 600Q1070 630 1030 630L500 630Q460 630 430 610L160 620Q110 620 110 580Z',
      d.linear(
        [0, 520],
        [0, 630],
        [
          [0, '#dba56a'],
          [0.4, '#c98d50'],
          [1, '#8f5d2c'],
        ],
      ),
    );
    d.circle([160, 570], 17, '#efebe2', 'stroke="#8f5d2c" stroke-width="5"');
    for (const y of [545, 565, 588])
      d.line(
        [
          [240, y],
          [1020, y],
        ],
        '#a8723b',
        2,
        'opacity="0.6"',
      );
  });
}

/** A flexo plate with a raised image (`art`: dots, lines, solid, bar), one corner curled. */
export function plate(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  const light = shade(tint, 0.45);
  shadow(d, [620, 850], 500, 120, -6);
  d.group('matrix(0.92 -0.2 0.36 0.74 -170 350)', () => {
    for (const lift of [36, 18, 0]) {
      d.rect([150, 150 + lift], 820, 780, shade(tint, -0.35), 'transform="translate(0 8)"');
      d.rect(
        [150, 150 + lift],
        820,
        780,
        lift === 0
          ? d.linear(
              [150, 150],
              [970, 930],
              [
                [0, shade(tint, 0.72)],
                [0.5, light],
                [1, shade(tint, 0.2)],
              ],
            )
          : light,
      );
    }
    drawRelief(d, spec.text('art', 'dots'), shade(tint, -0.25));
    for (const [x, y] of [
      [200, 200],
      [920, 200],
      [200, 880],
    ] as const) {
      d.line(
        [
          [x - 22, y],
          [x + 22, y],
        ],
        shade(tint, -0.45),
        4,
      );
      d.line(
        [
          [x, y - 22],
          [x, y + 22],
        ],
        shade(tint, -0.45),
        4,
      );
    }
    d.path('M970 700L970 930L700 930Q740 800 800 790Q900 770 970 700Z', COLOURS.paper, 'opacity="0"');
    d.path(
      'M970 690Q900 720 860 800Q830 880 720 930Q800 800 810 760Q860 720 970 690Z',
      d.linear(
        [760, 760],
        [960, 900],
        [
          [0, shade(tint, -0.3)],
          [0.5, shade(tint, 0.7)],
          [1, shade(tint, 0.1)],
        ],
      ),
    );
  });
}

function drawRelief(d: Drawing, art: string, ink: string): void {
  if (art === 'dots') {
    for (let row = 0; row < 13; row += 1)
      for (let column = 0; column < 14; column += 1)
        d.circle([280 + column * 42, 290 + row * 40], 3 + column * 1.15, ink);
  } else if (art === 'lines') {
    for (let line = 0; line < 14; line += 1) d.rect([280, 290 + line * 38], 560, 4 + line * 1.6, ink);
  } else if (art === 'bar') {
    for (let field = 0; field < 10; field += 1)
      d.rect([260 + field * 62, 320], 54, 420, ink, `opacity="${n(0.1 + field * 0.1)}"`);
  } else {
    d.path(`M${at([560, 260])}l210 120v240l-210 120l-210 -120v-240Z`, ink);
    d.circle([560, 500], 110, shade(COLOURS.cyan, 0.6));
  }
}
