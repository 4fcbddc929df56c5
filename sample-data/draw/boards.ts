import { at, n, type Drawing } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { shadow } from './solids.ts';
import type { PictureSpec } from './spec.ts';

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
