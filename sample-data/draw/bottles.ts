import { plus, polygon, type Drawing, type Ellipse } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { bore, faceOf, scaled, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';
import { drawLabel } from './label.ts';

/** A five-litre canister with a coloured label and cap. */
export function canister(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  shadow(d, [640, 985], 330, 56);
  const plastic = '#e9ecec';
  d.path(
    polygon([
      [830, 380],
      [910, 330],
      [910, 930],
      [830, 990],
    ]),
    shade(plastic, -0.28),
  );
  d.path(
    'M330 430Q330 370 390 362L560 340L640 300L850 300Q910 300 910 350L910 345L840 390L840 940Q840 990 790 990L380 990Q330 990 330 940Z',
    d.linear(
      [330, 300],
      [910, 990],
      [
        [0, '#ffffff'],
        [0.5, plastic],
        [1, shade(plastic, -0.16)],
      ],
    ),
  );
  d.path('M600 352Q650 318 700 318L830 318Q866 318 866 348Q866 376 830 384L720 404Q690 410 660 402Z', '#cfd3d3');
  d.path('M640 366Q680 340 720 340L806 340Q826 340 826 354Q826 366 806 370L726 384Q690 388 668 384Z', '#f6f3ec');
  tube(d, { front: { centre: [450, 268], rx: 74, ry: 26 }, along: [0, 92], colour: tint, face: shade(tint, 0.25) });
  for (let x = 386; x < 520; x += 16)
    d.line(
      [
        [x, 290],
        [x, 350],
      ],
      shade(tint, -0.35),
      3,
      'opacity="0.6"',
    );
  drawLabel(d, [380, 500], 410, 400, tint);
  d.line(
    [
      [345, 440],
      [345, 930],
    ],
    '#ffffff',
    8,
    'opacity="0.8"',
  );
}

/** A tub with a lid, for paste. */
export function tub(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'yellow'));
  shadow(d, [640, 920], 380, 80);
  tube(d, { front: { centre: [600, 520], rx: 282, ry: 96 }, along: [0, 340], colour: '#f0eee8' });
  d.path('M318 580A282 96 0 0 0 882 580L882 800A282 96 0 0 1 318 800Z', d.round(tint, [318, 0], [882, 0]));
  d.path('M430 690A282 96 0 0 0 770 690L770 770A282 96 0 0 1 430 770Z', COLOURS.paper);
  tube(d, {
    front: { centre: [600, 440], rx: 300, ry: 102 },
    along: [0, 80],
    colour: shade(tint, -0.1),
    face: d.linear(
      [300, 340],
      [900, 540],
      [
        [0, shade(tint, 0.5)],
        [1, shade(tint, 0.05)],
      ],
    ),
  });
  d.ellipse({ centre: [600, 436], rx: 232, ry: 76 }, 'none', `stroke="${shade(tint, -0.25)}" stroke-width="5"`);
}

/** A spray bottle. */
export function bottle(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'blue'));
  shadow(d, [620, 1035], 230, 48);
  d.path(
    'M560 330L640 330L640 440Q760 490 760 620L760 980Q760 1040 700 1040L500 1040Q440 1040 440 980L440 620Q440 490 560 440Z',
    d.linear(
      [440, 0],
      [760, 0],
      [
        [0, shade(tint, 0.5)],
        [0.2, shade(tint, 0.85)],
        [0.5, shade(tint, 0.55)],
        [0.85, shade(tint, 0.15)],
        [1, shade(tint, 0.35)],
      ],
    ),
    'opacity="0.95"',
  );
  d.path('M452 680L748 680L748 980Q748 1028 700 1028L500 1028Q452 1028 452 980Z', shade(tint, 0.1), 'opacity="0.35"');
  drawLabel(d, [480, 640], 240, 290, tint);
  d.rect([546, 300], 108, 70, d.round(COLOURS.ink, [546, 0], [654, 0]), 'rx="10"');
  d.path(
    'M540 190L760 190Q790 190 790 220L790 250L680 250L664 300L536 300Z',
    d.linear(
      [540, 190],
      [700, 300],
      [
        [0, shade(tint, 0.2)],
        [1, shade(tint, -0.25)],
      ],
    ),
  );
  d.path('M540 200L420 206L420 246L540 256Z', shade(tint, -0.2));
  d.rect([392, 200], 34, 52, COLOURS.paper, 'rx="6" stroke="#b7b0a2" stroke-width="3"');
  d.path('M530 262Q470 300 482 400Q510 404 516 392Q512 320 560 290Z', COLOURS.red);
}

/** A dip cup with a handle and a hole of exact size. */
export function cup(d: Drawing): void {
  shadow(d, [620, 960], 250, 60);
  d.path(
    'M420 470Q400 150 600 150Q800 150 780 470',
    'none',
    `stroke="${d.metal(COLOURS.steel, [400, 0], [800, 0])}" stroke-width="22"`,
  );
  d.path(
    'M410 470L790 470L770 760Q700 880 620 920L580 920Q500 880 430 760Z',
    d.metal(COLOURS.gold, [410, 0], [790, 0]),
  );
  d.rect([578, 900], 44, 54, d.metal(COLOURS.steel, [578, 0], [622, 0]));
  const rim: Ellipse = { centre: [600, 470], rx: 190, ry: 62 };
  d.ellipse(rim, faceOf(d, rim, COLOURS.gold));
  bore(d, scaled(rim, 0.9), [0, 160], COLOURS.gold);
  d.ellipse({ centre: [600, 590], rx: 20, ry: 8 }, '#000000');
  d.line([plus([600, 150], [0, 0]), [600, 90]], COLOURS.steel, 16);
}
