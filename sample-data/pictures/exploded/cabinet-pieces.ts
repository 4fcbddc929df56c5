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

const DARK = '#5d6975';
const MIDDLE = '#8f9ba8';

export const box = (long: number, wide: number, high: number, at: Point = [0, 0, 0]): Shape =>
  moved(prism(rectangle(wide, high), [0, long]), at);

/** A flat figure on the face of a box that looks along the axis. */
export const label = (outline: readonly Flat[], fill: string, x = 0): Shape =>
  sheet(
    outline.map((corner) => across('x', x, corner)),
    fill,
  );

/** A cabinet device: a box with terminals above and below. */
const device = (wide: number, front: readonly Shape[]): Shape =>
  joined([
    box(110, wide, 150),
    ...[-1, 1].flatMap((row) =>
      Array.from({ length: Math.max(2, Math.round(wide / 34)) }, (_, at) =>
        disc(8, 0, MIDDLE, [-wide / 2 + 18 + at * ((wide - 36) / Math.max(1, Math.round(wide / 34) - 1)), row * 58]),
      ),
    ),
    ...front,
  ]);

export const powerSupply = (): Shape =>
  device(130, [
    label(rectangle(96, 70), '#dde3e9'),
    ...[-24, -8, 8, 24].map((z) => label(rectangle(80, 6, [0, z]), MIDDLE)),
  ]);

export const contactor = (): Shape =>
  device(96, [moved(prism(rectangle(70, 70), [-34, 0]), [0, 0, 0]), label(rectangle(30, 30), DARK, -34)]);

export const fuseHolder = (): Shape =>
  device(
    110,
    [-32, 0, 32].map((y) =>
      joined([moved(prism(rectangle(24, 60), [-18, 0]), [0, y, 0]), label(rectangle(12, 20, [y, 8]), DARK, -18)]),
    ),
  );

export const terminals = (): Shape =>
  joined(
    [5, 4, 3, 2, 1, 0].map((at) =>
      joined([
        box(28, 76, 110, [at * 30, 0, 0]),
        at === 0 ? label(rectangle(20, 44), '#dde3e9') : joined([]),
        sheet(
          circle(8, [at * 30 + 14, -16]).map((corner) => across('z', 55, corner)),
          MIDDLE,
        ),
        sheet(
          circle(8, [at * 30 + 14, 16]).map((corner) => across('z', 55, corner)),
          MIDDLE,
        ),
      ]),
    ),
  );

/** A main switch: plate and rotary handle. */
export const mainSwitch = (): Shape =>
  joined([
    box(80, 120, 120),
    label(rectangle(96, 96), '#dde3e9'),
    cylinder(40, [-20, 0]),
    prism(rectangle(24, 88), [-44, -20]),
  ]);

/** An emergency stop: contact block, ring and mushroom head. */
export const emergencyStop = (): Shape =>
  joined([
    box(60, 80, 90, [90, 0, 0]),
    turned(
      [
        [36, 62, '#e0564a'],
        [30, 26],
        [22, 56],
      ],
      'x',
      2,
    ),
    disc(40, 2, '#ea7d73'),
  ]);

/** Two posts with their rows of lenses. */
export const lightCurtain = (): Shape =>
  joined(
    [1, 0].map((at) =>
      moved(
        joined([
          prism(rectangle(44, 50), [-150, 150], { axis: 'z' }),
          ...Array.from({ length: 9 }, (_, lens) => disc(8, -22, DARK, [0, -124 + lens * 31])),
        ]),
        [at * 170, 0, 0],
      ),
    ),
  );

/** A circuit board with its chips and its edge connector. */
export const circuitBoard = (): Shape =>
  joined([
    prism(rectangle(210, 160), [16, 22], { fill: '#d9e7df' }),
    ...Array.from({ length: 5 }, (_, at): Shape =>
      stroke(
        [
          [16, -90, 60 - at * 12],
          [16, -20 + at * 8, 60 - at * 12],
          [16, 10 + at * 8, 30 - at * 12],
        ],
        { soft: true },
      ),
    ),
    moved(prism(rectangle(60, 60), [2, 16], { fill: DARK }), [0, 20, 10]),
    moved(prism(rectangle(34, 46), [4, 16], { fill: MIDDLE }), [0, -62, 20]),
    moved(prism(rectangle(30, 24), [4, 16], { fill: MIDDLE }), [0, 76, 44]),
    ...[-70, -40, -10].map((y) => cylinder(11, [-12, 16], { at: [y, -42] })),
    ...Array.from({ length: 9 }, (_, at) => label(rectangle(9, 18, [10 + at * 11, -68]), '#d7b65c', 16)),
  ]);

/** A touch panel with its picture. */
export const touchPanel = (): Shape =>
  joined([
    box(40, 230, 170),
    label(rectangle(204, 144), '#46525e'),
    ...[40, 66, 92, 54].map((high, at) => label(rectangle(24, high, [-66 + at * 36, -50 + high / 2]), '#dfe8ef')),
    label(rectangle(40, 20, [76, 46]), '#8fb7d8'),
    label(rectangle(40, 20, [76, 14]), '#8fb7d8'),
  ]);

/** A duct with slots for wires, and its lid. */
export const cableDuct = (): Shape =>
  joined([
    prism(
      [
        [-40, -50],
        [40, -50],
        [40, 50],
        [32, 50],
        [32, -42],
        [-32, -42],
        [-32, 50],
        [-40, 50],
      ],
      [0, 330],
    ),
    ...Array.from({ length: 13 }, (_, at) =>
      sheet(
        [
          [318 - at * 25, 40, -10],
          [310 - at * 25, 40, -10],
          [310 - at * 25, 40, 50],
          [318 - at * 25, 40, 50],
        ],
        MIDDLE,
      ),
    ),
  ]);

/** A door lock with its key. */
export const doorLock = (): Shape =>
  joined([
    box(70, 80, 150),
    cylinder(26, [-14, 0], { at: [0, 30] }),
    label(rectangle(8, 26, [0, 30]), DARK, -14),
    label(rectangle(20, 50, [0, -34]), MIDDLE),
  ]);

/** Fuses in a row. */
export const fuses = (): Shape =>
  joined(
    [2, 1, 0].map((at) =>
      moved(
        turned([
          [24, 20],
          [60, 18, '#f7f3e6'],
          [24, 20],
        ]),
        [at * 10, 50 - at * 60, 0],
      ),
    ),
  );

/** A counter with its figures. */
export const counter = (): Shape =>
  joined([
    box(80, 150, 90),
    label(rectangle(124, 46), DARK),
    ...[0, 1, 2, 3].map((at) => label(rectangle(20, 32, [-42 + at * 28, 0]), '#fff')),
  ]);
