// The solids that parts are made of, in one oblique view: light from the upper left, the viewer a little above.
import { at, n, plus, polygon, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { shade } from './palette.ts';

type Finish = 'round' | 'metal';

/** A cylinder: the `front` disc and the same disc `along` away, painted over its whole length. */
export type Tube = { front: Ellipse; along: Point; colour: string; finish?: Finish; face?: string };

type Skin = { outline: string; from: Point; to: Point };

/** A point on the wall of a cylinder: `part` of the way along, `turn` -1 (upper edge of the wall) to 1 (lower edge). */
export function onWall({ front, along }: Pick<Tube, 'front' | 'along'>, part: number, turn: number): Point {
  const { start, direction } = rimOf(front, along);
  const angle = start + direction * (Math.PI / 2) * (1 + turn);
  const [x, y] = plus(front.centre, [along[0] * part, along[1] * part]);
  return [x + front.rx * Math.cos(angle), y + front.ry * Math.sin(angle)];
}

/** The ring of a cylinder's wall between two parts of its length, as it is seen. */
export function band(shape: Pick<Tube, 'front' | 'along'>, from: number, to: number): string {
  const turns = Array.from({ length: 25 }, (_, index) => -1 + index / 12);
  const near = turns.map((turn) => onWall(shape, from, turn));
  const far = turns.toReversed().map((turn) => onWall(shape, to, turn));
  return polygon([...near, ...far]);
}

/** The angle at which the visible half of the rim begins (at its upper end), and the way round from there. */
function rimOf({ rx, ry }: Ellipse, [ax, ay]: Point): { start: number; direction: 1 | -1 } {
  const one = Math.atan2(-ry * ax, rx * ay);
  const start = Math.sin(one) <= 0 ? one : one + Math.PI;
  const middle = start + Math.PI / 2;
  return { start, direction: rx * Math.cos(middle) * ax + ry * Math.sin(middle) * ay > 0 ? 1 : -1 };
}

/** The outline of a cylinder's wall and the two points between which its light runs. */
export function tubeSkin({ front, along }: Pick<Tube, 'front' | 'along'>): Skin {
  const [ax, ay] = along;
  const { centre, rx, ry } = front;
  // Where the rim runs parallel to the axis, the wall begins and ends.
  const start = Math.atan2(-ry * ax, rx * ay);
  const rim = (angle: number): Point => [rx * Math.cos(angle), ry * Math.sin(angle)];
  const one = plus(centre, rim(start));
  const two = plus(centre, rim(start + Math.PI));
  const [mx, my] = rim(start + Math.PI / 2);
  const sweep = mx * ax + my * ay > 0 ? 1 : 0;
  const arc = `A${n(rx)} ${n(ry)} 0 0 ${sweep} `;
  const outline = `M${at(one)}L${at(plus(one, along))}${arc}${at(plus(two, along))}L${at(two)}${arc}${at(one)}Z`;

  const length = Math.hypot(ax, ay);
  const across: Point = [-ay / length, ax / length];
  const reach = Math.abs((one[0] - centre[0]) * across[0] + (one[1] - centre[1]) * across[1]);
  // Light comes from above, and from the left for what stands upright.
  const towardsLight = across[1] < -0.01 || (Math.abs(across[1]) <= 0.01 && across[0] < 0) ? 1 : -1;
  const edge: Point = [across[0] * reach * towardsLight, across[1] * reach * towardsLight];
  return { outline, from: plus(centre, edge), to: plus(centre, [-edge[0], -edge[1]]) };
}

export function tube(d: Drawing, shape: Tube): void {
  const skin = tubeSkin(shape);
  d.path(skin.outline, d[shape.finish ?? 'round'](shape.colour, skin.from, skin.to));
  d.ellipse(shape.front, shape.face ?? faceOf(d, shape.front, shape.colour));
}

/** Paint for the flat end of a round part. */
export function faceOf(d: Drawing, { centre: [x, y], rx, ry }: Ellipse, colour: string): string {
  return d.linear(
    [x - rx, y - ry],
    [x + rx, y + ry],
    [
      [0, shade(colour, 0.45)],
      [0.5, shade(colour, 0.08)],
      [1, shade(colour, -0.22)],
    ],
  );
}

export const scaled = (shape: Ellipse, factor: number): Ellipse => ({
  centre: shape.centre,
  rx: shape.rx * factor,
  ry: shape.ry * factor,
});

/** The dark inside of a bore: `along` as for the tube that it is drilled into. */
export function bore(d: Drawing, rim: Ellipse, along: Point, colour: string): void {
  const [ax, ay] = along;
  const { centre, rx, ry } = rim;
  const inside = `M${at([centre[0] - rx, centre[1]])}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
  d.path(
    inside,
    d.linear(
      [centre[0] - rx, centre[1] - ry],
      [centre[0] + rx, centre[1] + ry],
      [
        [0, shade(colour, -0.72)],
        [0.6, shade(colour, -0.5)],
        [1, shade(colour, -0.15)],
      ],
    ),
  );
  const deep: Point = [ax * 0.5, ay * 0.5];
  d.clip(inside, () => d.ellipse({ centre: plus(centre, deep), rx: rx * 0.98, ry: ry * 0.98 }, shade(colour, -0.78)));
}

/** A soft shadow where a part stands; `tilt` in degrees for parts that lie slantwise. */
export function shadow(d: Drawing, centre: Point, rx: number, ry: number, tilt = 0, strength = 0.34): void {
  const paint = d.radial([0, 0], 1, [
    [0, '#14110c', strength],
    [0.55, '#14110c', strength * 0.5],
    [1, '#14110c', 0],
  ]);
  d.group(`translate(${at(centre)}) rotate(${n(tilt)}) scale(${n(rx)} ${n(ry)})`, () => d.circle([0, 0], 1, paint));
}

export type Block = { corner: Point; width: number; height: number; depth: Point; colour: string; finish?: Finish };

/** A box: `corner` is the lower left corner of its front, `depth` leads from the front to the back. */
export function block(d: Drawing, { corner, width, height, depth, colour, finish }: Block): void {
  const [x, y] = corner;
  const top: Point = [x, y - height];
  const frontPaint =
    finish === 'metal'
      ? d.metal(colour, [x, y - height], [x + width, y])
      : d.linear(
          [x, y - height],
          [x + width * 0.4, y],
          [
            [0, shade(colour, 0.14)],
            [1, shade(colour, -0.06)],
          ],
        );
  const right: Point = [x + width, y];
  const rightTop: Point = [x + width, y - height];
  d.path(polygon([top, rightTop, plus(rightTop, depth), plus(top, depth)]), shade(colour, 0.36));
  d.path(polygon([right, rightTop, plus(rightTop, depth), plus(right, depth)]), shade(colour, -0.28));
  d.rect(top, width, height, frontPaint);
}

/** A flat thing with a little thickness: the outline, and the same outline `along` behind it. */
export function slab(d: Drawing, outline: string, along: Point, fill: string, side: string): void {
  const steps = Math.max(2, Math.ceil(Math.hypot(...along) / 4));
  for (let step = steps; step >= 1; step -= 1) {
    d.path(outline, side, `transform="translate(${n((along[0] * step) / steps)} ${n((along[1] * step) / steps)})"`);
  }
  d.path(outline, fill);
}

/** The round inset that shows a detail enlarged, as a loupe would. `draw` has the centre of the lens as its origin. */
export function lens(d: Drawing, centre: Point, r: number, draw: () => void): void {
  shadow(d, plus(centre, [8, 16]), r * 1.12, r * 1.12, 0, 0.22);
  d.circle(centre, r, '#fbfaf7', 'stroke="#11151a" stroke-width="7"');
  d.group(`translate(${at(centre)})`, () => {
    d.clip(
      `M${n(-r + 7)} 0a${n(r - 7)} ${n(r - 7)} 0 1 0 ${n(2 * r - 14)} 0a${n(r - 7)} ${n(r - 7)} 0 1 0 ${n(14 - 2 * r)} 0Z`,
      draw,
    );
  });
}
