import { n, plus, polygon, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, bore, faceOf, scaled, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** A label without words: a field of colour, a bar of process colours, lines where text would be. */
function drawLabel(d: Drawing, [x, y]: Point, width: number, height: number, tint: string): void {
  d.rect([x, y], width, height, COLOURS.paper);
  d.rect([x, y], width, height * 0.34, tint);
  for (let line = 0; line < 3; line += 1)
    d.rect(
      [x + width * 0.08, y + height * (0.46 + line * 0.13)],
      width * (0.62 - line * 0.14),
      height * 0.05,
      '#b7b0a2',
    );
  [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, COLOURS.ink].forEach((ink, index) =>
    d.rect([x + width * (0.08 + index * 0.1), y + height * 0.86], width * 0.08, height * 0.07, ink),
  );
}

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

/** A cardboard box with a coloured front; `label` is a size that the box itself carries. */
export function box(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'ink'));
  shadow(d, [660, 890], 450, 70);
  block(d, { corner: [230, 880], width: 620, height: 340, depth: [130, -170], colour: tint });
  drawLabel(d, [280, 590], 300, 240, shade(tint, 0.25));
  const size = spec.text('label', '');
  if (size !== '') {
    d.circle([710, 710], 76, COLOURS.paper);
    d.add(
      `<text x="710" y="746" font-family="sans-serif" font-weight="700" font-size="100" text-anchor="middle" fill="#11151a">${size.replace(/[^A-Z0-9]/g, '')}</text>`,
    );
    d.ellipse({ centre: [610, 458], rx: 170, ry: 46 }, '#0f1113');
    d.path('M520 470Q500 380 560 350Q590 330 620 372Q660 320 690 372Q720 400 700 470Q610 500 520 470Z', '#1d2126');
    d.path('M540 452Q530 390 566 364', 'none', 'stroke="#4a5057" stroke-width="8" stroke-linecap="round"');
  }
}

/** A shipping carton with a coloured tape band. */
export function carton(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'blue'));
  const depth: Point = [200, -150];
  shadow(d, [680, 930], 480, 80);
  block(d, { corner: [180, 920], width: 620, height: 420, depth, colour: COLOURS.card });
  d.path(
    polygon([
      [440, 500],
      [540, 500],
      [740, 350],
      [640, 350],
    ]),
    shade(tint, 0.2),
  );
  d.rect([440, 500], 100, 150, tint);
  drawLabel(d, [250, 690], 250, 180, tint);
  for (const x of [620, 700]) d.path(`M${x} 850v-60l-20 0l34 -44l34 44l-20 0v60Z`, shade(COLOURS.card, -0.5));
  d.line(
    [
      [180, 500],
      [800, 500],
    ],
    shade(COLOURS.card, -0.25),
    4,
  );
}

/** A box of wipes, the first one standing out. */
export function wipes(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  shadow(d, [660, 910], 460, 70);
  block(d, { corner: [210, 900], width: 660, height: 300, depth: [130, -180], colour: tint });
  d.path('M420 510L760 510L820 440L480 440Z', '#0d4a63');
  d.path(
    'M470 500Q430 330 520 300Q560 220 640 300Q730 230 760 330Q800 400 740 500Z',
    d.linear(
      [470, 260],
      [760, 500],
      [
        [0, '#ffffff'],
        [1, '#cfd8dc'],
      ],
    ),
  );
  d.path(
    'M540 490Q560 380 600 330M660 490Q680 400 710 350',
    'none',
    'stroke="#b8c4ca" stroke-width="7" stroke-linecap="round"',
  );
  drawLabel(d, [270, 650], 320, 210, shade(tint, -0.3));
}

/** Foam swabs, fanned out. */
export function swabs(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'blue'));
  shadow(d, [620, 930], 400, 60);
  for (let index = 0; index < 7; index += 1) {
    d.group(`rotate(${n(-36 + index * 12)} 600 1150)`, () => {
      d.rect([588, 360], 24, 610, d.round('#f3f1ec', [588, 0], [612, 0]), 'rx="10"');
      d.rect([560, 210], 80, 190, d.round(shade(tint, 0.25), [560, 0], [640, 0]), 'rx="38"');
      d.rect([574, 382], 52, 30, tint, 'rx="8"');
    });
  }
}

/** Foam or rubber seals for chamber ends, in pairs. */
export function seal(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('tone', 'grey'));
  for (const [x, y] of [
    [560, 330],
    [330, 450],
    [640, 640],
    [380, 770],
  ] as const) {
    shadow(d, [x + 150, y + 205], 280, 50, -4);
    const outline = `M${x} ${y}L${x + 90} ${y}Q${x + 100} ${y + 110} ${x + 200} ${y + 110}Q${x + 300} ${y + 110} ${x + 310} ${y}L${x + 390} ${y}L${x + 360} ${y + 190}L${x + 30} ${y + 190}Z`;
    for (let step = 14; step >= 1; step -= 1)
      d.path(
        outline,
        step > 10 ? shade('#efe6d0', -0.12) : shade(tint, -0.3),
        `transform="translate(${step * 4} ${-step * 2.4})"`,
      );
    d.path(
      outline,
      d.linear(
        [x, y],
        [x + 390, y + 190],
        [
          [0, shade(tint, 0.32)],
          [1, shade(tint, -0.1)],
        ],
      ),
    );
  }
}

/** Friction pads, two rows. */
export function pads(d: Drawing): void {
  for (const [x, y] of [
    [280, 520],
    [560, 450],
    [840, 380],
    [240, 800],
    [540, 730],
    [830, 660],
  ] as const) {
    shadow(d, [x + 40, y + 110], 170, 40, -10);
    tube(d, { front: { centre: [x, y], rx: 112, ry: 112 }, along: [36, -16], colour: COLOURS.steel, finish: 'metal' });
    const face: Ellipse = { centre: [x - 14, y + 6], rx: 104, ry: 104 };
    tube(d, { front: face, along: [14, -6], colour: '#5a4a42' });
    d.path(`M${x - 14} ${y - 98}V${y + 110}`, 'none', 'stroke="#2e2622" stroke-width="9"');
    d.circle([x - 14, y + 6], 26, '#2e2622');
  }
}

/** Glass fuses. */
export function fuses(d: Drawing): void {
  for (let index = 0; index < 8; index += 1) {
    const [x, y] = [230 + (index % 2) * 400, 380 + Math.floor(index / 2) * 150];
    shadow(d, [x + 170, y + 76], 210, 22, -8);
    d.group(`rotate(-8 ${x} ${y})`, () => {
      d.rect(
        [x + 50, y],
        240,
        70,
        d.linear(
          [0, y],
          [0, y + 70],
          [
            [0, '#ffffff', 0.9],
            [0.4, '#dbe7ec', 0.7],
            [1, '#a9bcc5', 0.85],
          ],
        ),
      );
      d.line(
        [
          [x + 60, y + 36],
          [x + 280, y + 36],
        ],
        '#7b6a3a',
        4,
      );
      for (const cap of [x, x + 270])
        d.rect([cap, y - 4], 70, 78, d.metal(COLOURS.bright, [0, y - 4], [0, y + 74]), 'rx="12"');
    });
  }
}

/** A filter insert: mesh between two rings; three of them. */
export function filter(d: Drawing): void {
  for (const [x, y] of [
    [760, 320],
    [420, 380],
    [610, 520],
  ] as const) {
    const front: Ellipse = { centre: [x, y], rx: 130, ry: 50 };
    shadow(d, [x + 30, y + 400], 170, 40);
    tube(d, { front, along: [0, 390], colour: COLOURS.steel, finish: 'metal' });
    const mesh = d.pattern(
      13,
      13,
      'rotate(45)',
      '<path d="M0 0H13M0 0V13" stroke="#2b3036" stroke-width="2.4" opacity="0.55"/>',
    );
    d.path(
      `M${x - 130} ${y + 50}A130 50 0 0 0 ${x + 130} ${y + 50}L${x + 130} ${y + 340}A130 50 0 0 1 ${x - 130} ${y + 340}Z`,
      mesh,
    );
    bore(d, scaled(front, 0.82), [0, 200], COLOURS.steel);
  }
}

/** A toner cartridge of that colour. */
export function toner(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  shadow(d, [620, 800], 480, 64, -14);
  d.group('rotate(-16 600 600)', () => {
    tube(d, { front: { centre: [170, 620], rx: 56, ry: 122 }, along: [800, 0], colour: '#3c4248' });
    for (let x = 300; x < 900; x += 70)
      d.path(`M${x} 498A56 122 0 0 1 ${x + 34} 742`, 'none', 'stroke="#22262a" stroke-width="7" opacity="0.7"');
    d.path(
      'M430 498.5L760 498.5A56 122 0 0 1 760 741.5L430 741.5A56 122 0 0 0 430 498.5Z',
      d.round(tint, [0, 498], [0, 742]),
    );
    d.rect([520, 560], 190, 60, COLOURS.paper, 'rx="8" opacity="0.92"');
    for (let line = 0; line < 2; line += 1) d.rect([536, 576 + line * 20], 130 - line * 40, 9, '#b7b0a2');
    tube(d, { front: { centre: [150, 620], rx: 62, ry: 136 }, along: [60, 0], colour: tint });
    tube(d, { front: { centre: [110, 620], rx: 34, ry: 74 }, along: [40, 0], colour: COLOURS.white });
    tube(d, { front: { centre: [960, 620], rx: 62, ry: 134 }, along: [70, 0], colour: tint, face: shade(tint, -0.3) });
  });
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
