import { n, type Drawing, type Ellipse } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { bore, scaled, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';

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

/** Springs, a pair. */
export function spring(d: Drawing): void {
  for (const [x, y] of [
    [150, 560],
    [250, 800],
  ] as const) {
    shadow(d, [x + 420, y + 130], 430, 40, -8);
    d.group(`rotate(-9 ${x} ${y})`, () => {
      d.path(`M${x} ${y}a56 56 0 1 1 60 56`, 'none', 'stroke="#6a7077" stroke-width="20" stroke-linecap="round"');
      for (let turn = 0; turn < 26; turn += 1) {
        const left = x + 70 + turn * 25;
        d.line(
          [
            [left + 14, y - 66],
            [left - 6, y + 70],
          ],
          '#555b62',
          17,
        );
        d.line(
          [
            [left, y - 68],
            [left + 22, y + 70],
          ],
          d.metal(COLOURS.bright, [left, y - 70], [left + 22, y + 70]),
          19,
        );
      }
      d.path(
        `M${x + 730} ${y - 30}a56 56 0 1 1 60 60`,
        'none',
        'stroke="#6a7077" stroke-width="20" stroke-linecap="round"',
      );
    });
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
