import { plus, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { disc } from './roll.ts';
import { band, bore, faceOf, onWall, scaled, shadow, tube, tubeSkin } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A print sleeve: a thin tube with a hard coloured surface; `size` in teeth sets how wide it is. */
export function sleeve(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  const radius = 120 + (spec.number('size', 96) - 72) * 1.5;
  const along: Point = [620, -300];
  const front = disc([350, 730], radius);
  shadow(d, [680, 590 + radius * 0.84], 420, radius * 0.5, -25);
  tube(d, { front, along, colour: tint });
  const skin = tubeSkin({ front, along });
  d.path(band({ front, along }, 0.9, 0.95), d.round('#f3f1ec', skin.from, skin.to));
  d.ellipse(front, faceOf(d, front, '#d8d2c4'));
  d.ellipse(scaled(front, 0.97), 'none', `stroke="${tint}" stroke-width="8"`);
  bore(d, scaled(front, 0.83), along, '#b8ae98');
  d.line([onWall({ front, along }, 0.06, -0.62), onWall({ front, along }, 0.82, -0.62)], '#ffffff', 4, 'opacity="0.7"');
}

/** A big roll of wiping paper, perforated. */
export function wipesroll(d: Drawing, spec: PictureSpec): void {
  const tint = shade(colour(spec.text('colour', 'blue')), 0.45);
  const front: Ellipse = { centre: [600, 400], rx: 270, ry: 112 };
  shadow(d, [640, 900], 360, 110);
  tube(d, { front, along: [0, 480], colour: tint, face: faceOf(d, front, shade(tint, 0.3)) });
  for (let ring = 1; ring < 14; ring += 1)
    d.ellipse(
      scaled(front, 0.34 + ring * 0.047),
      'none',
      `stroke="${shade(tint, -0.22)}" stroke-width="1.5" opacity="0.6"`,
    );
  d.ellipse(scaled(front, 0.33), COLOURS.card);
  bore(d, scaled(front, 0.27), [0, 300], COLOURS.card);
  for (const y of [560, 720])
    d.path(
      `M330 ${y}A270 112 0 0 0 870 ${y}`,
      'none',
      `stroke="${shade(tint, -0.3)}" stroke-width="3" stroke-dasharray="4 12" opacity="0.7"`,
    );
  d.path(
    'M870 640Q1010 700 1000 900L890 952Q880 900 870 880Z',
    d.linear(
      [870, 640],
      [1000, 900],
      [
        [0, shade(tint, 0.1)],
        [1, shade(tint, 0.4)],
      ],
    ),
  );
}

/** A hand roller with a rubber tyre. */
export function handroller(d: Drawing): void {
  shadow(d, [470, 850], 320, 70, -18);
  tube(d, { front: disc([300, 800], 110), along: [300, -130], colour: COLOURS.ink });
  d.ellipse(scaled(disc([300, 800], 110), 0.3), COLOURS.bright);
  d.line(
    [
      [300, 800],
      [216, 700],
      [420, 520],
      [560, 500],
    ],
    COLOURS.steel,
    20,
    'stroke-linejoin="round"',
  );
  d.group('rotate(-32 560 500)', () => {
    d.rect([550, 452], 470, 96, d.round(COLOURS.red, [550, 452], [550, 548]), 'rx="46"');
    d.rect([560, 452], 40, 96, d.round(COLOURS.ink, [560, 452], [560, 548]), 'rx="10"');
  });
}

/** A rack with twelve sleeves, seen from the front. */
export function rack(d: Drawing): void {
  shadow(d, [600, 1030], 430, 50);
  for (const x of [200, 964]) d.rect([x, 170], 36, 860, d.round(COLOURS.ink, [x, 0], [x + 36, 0]));
  for (let row = 0; row < 3; row += 1) {
    const y = 300 + row * 260;
    d.rect([190, y + 112], 820, 26, d.round('#4a4f55', [0, y + 112], [0, y + 138]));
    ['cyan', 'magenta', 'yellow', 'blue'].forEach((name, column) => {
      const front: Ellipse = { centre: [310 + column * 194, y + 10], rx: 84, ry: 84 };
      d.ellipse({ ...front, centre: plus(front.centre, [10, -8]) }, shade(colour(name), -0.35));
      d.ellipse(front, faceOf(d, front, colour(name)));
      bore(d, scaled(front, 0.8), [18, -14], '#b8ae98');
    });
  }
}
