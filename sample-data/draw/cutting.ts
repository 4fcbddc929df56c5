import { at, polygon, type Drawing, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, shadow } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A closed doctor blade chamber: carbon body, two blades, end plates. */
export function chamber(d: Drawing): void {
  shadow(d, [620, 800], 500, 90, -8);
  d.group('rotate(-10 600 600)', () => {
    const depth: Point = [70, -120];
    block(d, { corner: [130, 800], width: 880, height: 170, depth, colour: COLOURS.carbon });
    d.path(
      polygon([
        [130, 630],
        [1010, 630],
        [1080, 510],
        [200, 510],
      ]),
      d.linear(
        [130, 630],
        [200, 510],
        [
          [0, '#4b5056'],
          [1, '#1c1f23'],
        ],
      ),
    );
    d.path(
      polygon([
        [170, 616],
        [990, 616],
        [1040, 528],
        [222, 528],
      ]),
      '#101215',
    );
    for (const y of [616, 528]) {
      const left = y === 616 ? 160 : 212;
      d.path(
        polygon([
          [left, y],
          [left + 840, y],
          [left + 846, y - 58],
          [left + 6, y - 58],
        ]),
        d.metal(COLOURS.bright, [left, y], [left + 840, y - 58]),
        'opacity="0.95"',
      );
    }
    for (const x of [130, 960]) block(d, { corner: [x, 812], width: 60, height: 196, depth, colour: COLOURS.blue });
    for (const x of [300, 480, 660, 840]) d.circle([x, 720], 20, COLOURS.bright, 'stroke="#11151a" stroke-width="4"');
  });
}

/** Rotary slitting knives: two discs that overlap. */
export function knife(d: Drawing): void {
  shadow(d, [600, 900], 420, 70);
  for (const [x, y, r] of [
    [700, 640, 250],
    [430, 600, 290],
  ] as const) {
    d.circle([x + 12, y + 16], r, '#3e4349');
    d.circle([x, y], r, d.metal(COLOURS.steel, [x - r, y - r], [x + r, y + r]));
    d.circle([x, y], r * 0.9, 'none', `stroke="${shade(COLOURS.steel, -0.45)}" stroke-width="4"`);
    d.circle(
      [x, y],
      r * 0.42,
      d.metal(COLOURS.bright, [x + r * 0.4, y - r * 0.4], [x - r * 0.4, y + r * 0.4]),
      'stroke="#3e4349" stroke-width="5"',
    );
    d.circle([x, y], r * 0.2, '#e9e5dc', 'stroke="#3e4349" stroke-width="6"');
    for (let hole = 0; hole < 6; hole += 1) {
      const angle = (hole * Math.PI) / 3 + 0.3;
      d.circle([x + Math.cos(angle) * r * 0.31, y + Math.sin(angle) * r * 0.31], r * 0.04, '#2b3036');
    }
  }
}

/** A hand knife for plate edges. */
export function cutter(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'yellow'));
  shadow(d, [600, 740], 470, 60, -18);
  d.group('rotate(-20 600 600)', () => {
    d.path(
      'M790 566L1090 566L1010 650L790 650Z',
      d.metal(COLOURS.bright, [790, 560], [1090, 650]),
      'stroke="#6a7077" stroke-width="3"',
    );
    for (const x of [860, 920, 980])
      d.line(
        [
          [x, 566],
          [x - 34, 650],
        ],
        '#6a7077',
        3,
      );
    d.rect([150, 540], 670, 130, d.round(tint, [150, 540], [150, 670]), 'rx="46"');
    d.rect([430, 566], 300, 34, '#2b3036', 'rx="17" opacity="0.75"');
    d.rect([520, 552], 90, 52, d.round(COLOURS.ink, [520, 552], [520, 604]), 'rx="12"');
    for (let x = 200; x < 380; x += 26)
      d.line(
        [
          [x, 570],
          [x, 640],
        ],
        shade(tint, -0.4),
        6,
        'opacity="0.6"',
      );
  });
  for (let index = 0; index < 4; index += 1) {
    d.path(
      `M${at([300 + index * 90, 930 - index * 8])}l150 -40l-30 60l-140 38Z`,
      d.metal(COLOURS.bright, [300, 880], [600, 960]),
      'stroke="#6a7077" stroke-width="2"',
    );
  }
}
