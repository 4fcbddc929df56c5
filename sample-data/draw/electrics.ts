import { n, polygon, type Drawing, type Ellipse } from './drawing.ts';
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

/** Finned heating elements. */
export function heater(d: Drawing): void {
  shadow(d, [620, 860], 480, 70, -8);
  d.group('rotate(-8 600 600)', () => {
    for (const y of [440, 580, 720]) {
      d.rect([170, y], 860, 40, d.metal(COLOURS.steel, [0, y], [0, y + 40]), 'rx="20"');
      for (let x = 260; x < 940; x += 24)
        d.rect([x, y - 26], 9, 92, d.metal(COLOURS.bright, [x, y - 26], [x + 9, y + 66]), 'rx="3"');
    }
    for (const x of [150, 990]) d.rect([x, 400], 60, 400, d.metal(COLOURS.steel, [x, 0], [x + 60, 0]), 'rx="10"');
    for (const y of [460, 600, 740]) d.circle([1080, y], 16, COLOURS.gold);
  });
}
