import {
  across,
  circle,
  cylinder,
  type Flat,
  joined,
  moved,
  type Point,
  prism,
  rectangle,
  type Shape,
  sheet,
  stroke,
  turned,
} from './isometric.ts';
import { disc } from './turned-pieces.ts';
import { box, label } from './cabinet-pieces.ts';
import { arm } from './inking-pieces.ts';

const DARK = '#5d6975';
const MIDDLE = '#8f9ba8';

/** A motor: ribbed housing, terminal box, flange and shaft. */
export const motor = (): Shape =>
  joined([
    turned(
      [
        [24, 74],
        [26, 60],
      ],
      'x',
      270,
    ),
    cylinder(74, [80, 270]),
    ...Array.from({ length: 9 }, (_, at) => {
      const angle = ((-36 + at * 20) * Math.PI) / 180;
      const [y, z] = [74 * Math.cos(angle), 74 * Math.sin(angle)];
      return stroke(
        [
          [94, y, z],
          [262, y, z],
        ],
        { soft: true },
      );
    }),
    box(90, 70, 34, [130, 0, 88]),
    prism(rectangle(160, 160), [60, 80]),
    ...[-1, 1].flatMap((y) => [-1, 1].map((z) => disc(9, 60, MIDDLE, [y * 60, z * 60]))),
    turned(
      [
        [60, 18],
        [12, 44],
      ],
      'x',
      -12,
    ),
  ]);

/** An edge sensor: a fork that the web runs through, with its cable. */
export const edgeSensor = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 15 }, (_, at): Point => [70, -58 - at * 5, 10 + 26 * Math.sin(at / 3)]),
      { wide: 14, fill: '#c9d1d9' },
    ),
    prism(
      [
        [-60, -70],
        [70, -70],
        [70, -26],
        [0, -26],
        [0, 26],
        [70, 26],
        [70, 70],
        [-60, 70],
      ],
      [0, 70],
    ),
    sheet(
      circle(13, [35, 40]).map((corner) => across('z', -26, corner)),
      DARK,
    ),
    disc(7, 0, '#7fc3a0', [-36, 44]),
  ]);

/** A camera with its lens, a ring of light and its cable. */
export const camera = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 18 }, (_, at): Point => [190 + at * 5, 16 * Math.sin(at / 3), at * 3]),
      { wide: 15, fill: '#c9d1d9' },
    ),
    box(120, 110, 110, [74, 0, 0]),
    turned(
      [
        [24, 60],
        [50, 40],
      ],
      'x',
      0,
    ),
    ...Array.from({ length: 12 }, (_, at) =>
      disc(6, 0, '#fff', [50 * Math.cos((at / 6) * Math.PI), 50 * Math.sin((at / 6) * Math.PI)]),
    ),
    disc(36, 0, DARK),
    disc(17, 0, '#aeb7c0', [5, 5]),
  ]);

/** An encoder with its flange, shaft and cable. */
export const encoder = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 16 }, (_, at): Point => [90, -56 - at * 5, 10 + 20 * Math.sin(at / 3)]),
      { wide: 14, fill: '#c9d1d9' },
    ),
    cylinder(62, [40, 130]),
    prism(rectangle(150, 150), [26, 40]),
    ...[-1, 1].flatMap((y) => [-1, 1].map((z) => disc(8, 26, MIDDLE, [y * 58, z * 58]))),
    turned(
      [
        [50, 13],
        [10, 40],
      ],
      'x',
      -34,
    ),
  ]);

const racetrack = (span: number, radius: number): Flat[] => {
  const end = (centre: number, start: number) =>
    Array.from({ length: 17 }, (_, at): Flat => {
      const angle = start + (at / 16) * Math.PI;
      return [centre + radius * Math.cos(angle), radius * Math.sin(angle)];
    });
  return [...end(span, -Math.PI / 2), ...end(-span, Math.PI / 2)];
};

/** The outline of a belt with teeth inside. */
function toothedInside(span: number, radius: number): Flat[] {
  const line = racetrack(span, radius);
  return line.flatMap((corner, index) => {
    const next = line[(index + 1) % line.length] ?? corner;
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - corner[0], next[1] - corner[1]) / 14));
    return Array.from({ length: steps }, (_, at): Flat => {
      const [u, v] = [
        corner[0] + ((next[0] - corner[0]) * at) / steps,
        corner[1] + ((next[1] - corner[1]) * at) / steps,
      ];
      const inwards = (index + at) % 2 === 0 ? 0.9 : 1;
      const middle = Math.max(-span, Math.min(span, u));
      return [middle + (u - middle) * inwards, v * inwards];
    });
  });
}

/** A toothed belt. */
export const belt = (span = 120, radius = 56, wide = 46): Shape =>
  prism(racetrack(span, radius), [0, wide], {
    smooth: true,
    holes: [toothedInside(span, radius - 9)],
    fill: '#cfd6dd',
  });

/** A bar of needles with its power box. */
export const staticBar = (face = 430): Shape =>
  joined([
    box(70, 90, 90, [face + 30, 0, 0]),
    stroke(
      [
        [face, 0, 0],
        [face + 30, 0, 0],
      ],
      { wide: 14 },
    ),
    box(face, 34, 40),
    ...Array.from({ length: 17 }, (_, at) =>
      stroke([
        [face - 20 - at * 24, 17, -6],
        [face - 20 - at * 24, 34, -6],
      ]),
    ),
    sheet(
      [
        [10, 17, 2],
        [face - 10, 17, 2],
        [face - 10, 17, 12],
        [10, 17, 12],
      ],
      DARK,
    ),
  ]);

/** Brake pads at their disc. */
export const brakePads = (): Shape => {
  const pad: Flat[] = [
    [-44, -40],
    [44, -40],
    [52, 30],
    [0, 46],
    [-52, 30],
  ];
  return joined([
    cylinder(92, [70, 84]),
    disc(40, 70, '#dde3e9'),
    disc(18, 70, MIDDLE),
    moved(joined([prism(pad, [26, 44], { fill: '#aeb7c0' }), prism(pad, [0, 14])]), [0, 34, 34]),
  ]);
};

/** A tension spring with its hooks. */
export const spring = (): Shape => {
  const turns = 11;
  const coil = Array.from({ length: turns * 12 + 1 }, (_, at): Point => {
    const angle = (at / 12) * 2 * Math.PI;
    return [50 + at * 1.5, 34 * Math.cos(angle), 34 * Math.sin(angle)];
  });
  const hook = (x: number, towards: number) =>
    Array.from({ length: 13 }, (_, at): Point => {
      const angle = (at / 12) * 1.6 * Math.PI;
      return [x + towards * (26 - 24 * Math.cos(angle)), 0, 24 * Math.sin(angle)];
    });
  return joined([
    stroke(hook(50 + turns * 18, 1), { wide: 12 }),
    stroke(coil.toReversed(), { wide: 12, fill: '#eef1f4' }),
    stroke(hook(50, -1), { wide: 12 }),
  ]);
};

/** A feather key. */
export const featherKey = (): Shape =>
  prism(
    [
      [-14, -16],
      [14, -16],
      [14, 16],
      [-14, 16],
    ],
    [0, 90],
  );

/** A guard of sheet metal with its slots. */
export const guard = (): Shape =>
  joined([
    prism(
      [
        [-90, -90],
        [90, -90],
        [90, 40],
        [50, 90],
        [-50, 90],
        [-90, 40],
      ],
      [0, 110],
    ),
    ...[-50, -25, 0, 25].map((z) => label(rectangle(110, 10, [0, z]), DARK)),
  ]);

/** An oil cup. */
export const oilCup = (): Shape =>
  moved(
    joined([
      cylinder(10, [-70, -40], { axis: 'z' }),
      cylinder(24, [-40, -24], { axis: 'z' }),
      cylinder(36, [-24, 40], { axis: 'z', fill: '#f3efe0' }),
      cylinder(38, [40, 56], { axis: 'z' }),
    ]),
    [40, 0, 0],
  );

/** A flange with its bolts. */
export const flange = (): Shape =>
  joined([
    turned([[30, 56]], 'x', 26),
    cylinder(96, [0, 26]),
    disc(40, 0, MIDDLE),
    ...Array.from({ length: 6 }, (_, at) =>
      disc(10, 0, DARK, [70 * Math.cos((at / 3) * Math.PI), 70 * Math.sin((at / 3) * Math.PI)]),
    ),
  ]);

/** A hydraulic cylinder with its rod and clevis. */
export const hydraulicCylinder = (): Shape =>
  joined([
    turned(
      [
        [20, 54],
        [170, 46],
        [26, 56],
      ],
      'x',
      80,
    ),
    ...[240, 120].map((x) => moved(cylinder(14, [46, 76], { axis: 'z' }), [x, 0, 0])),
    turned([[80, 20]]),
    prism(rectangle(60, 70), [-50, 0], { holes: [circle(16, [0, 0], 24)] }),
  ]);

/** Seal rings, one behind the other. */
export const sealRings = (radius = 58): Shape =>
  joined(
    [3, 2, 1, 0].map((at) => {
      const reach = radius - at * 5;
      return prism(circle(reach, [0, 0], 48), [at * 62, at * 62 + 12], {
        smooth: true,
        holes: [circle(reach - 13, [0, 0], 48)],
        fill: at % 2 === 0 ? '#aeb7c0' : '#e3e8ed',
      });
    }),
  );

/** An arm that swings on its pivot. */
export const dancerArm = (): Shape =>
  prism(arm(30, 210, 70), [0, 26], { smooth: true, holes: [circle(14, [0, 0], 24), circle(12, [70, 210], 24)] });
