// Isometric line art: solids in millimetres, projected so that x runs up to the right, y down to the right and z upwards. The eye looks along
// (1, -1, -1). Each solid hides what was drawn before it, so they are drawn from the far to the near one.

export type Axis = 'x' | 'y' | 'z';
export type Point = readonly [x: number, y: number, z: number];
/** Coordinates in the plane across an axis: (y, z), (x, z) or (x, y). */
export type Flat = readonly [u: number, v: number];
export type Range = readonly [from: number, to: number];
/** Place on the sheet. */
export type Place = readonly [x: number, y: number];

/** Lines and faces on the sheet, and the places that they reach to. */
export interface Shape {
  svg: string;
  reach: readonly Place[];
}

const [COS, SIN] = [Math.sqrt(3) / 2, 0.5];
const TO_EYE: Point = [-1, 1, 1];
const LIGHT: Point = [-0.5, -0.1, 1];
const CORNERS = 64;

export const project = ([x, y, z]: Point): Place => [(x + y) * COS, (y - x) * SIN - z];

export const joined = (shapes: readonly Shape[]): Shape => ({
  svg: shapes.map(({ svg }) => svg).join(''),
  reach: shapes.flatMap(({ reach }) => reach),
});

/** The same shape at another place in space. */
export const moved = (shape: Shape, by: Point): Shape => shifted(shape, project(by));

/** The same shape at another place of the sheet. */
export function shifted(shape: Shape, [dx, dy]: Place): Shape {
  return {
    svg: `<g transform="translate(${round(dx)} ${round(dy)})">${shape.svg}</g>`,
    reach: shape.reach.map(([x, y]) => [x + dx, y + dy]),
  };
}

/** The point at these coordinates across an axis, at a place along it. */
export function across(axis: Axis, along: number, [u, v]: Flat): Point {
  if (axis === 'x') return [along, u, v];
  return axis === 'y' ? [u, along, v] : [u, v, along];
}

export const circle = (radius: number, [u, v]: Flat = [0, 0], corners = CORNERS): Flat[] =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
  });

export const rectangle = (width: number, height: number, [u, v]: Flat = [0, 0]): Flat[] => [
  [u - width / 2, v - height / 2],
  [u + width / 2, v - height / 2],
  [u + width / 2, v + height / 2],
  [u - width / 2, v + height / 2],
];

interface Look {
  axis?: Axis;
  fill?: string;
}

interface PrismLook extends Look {
  /** Openings of the near face. */
  holes?: readonly (readonly Flat[])[];
  /** The outline is a curve: its sides show no edges. */
  smooth?: boolean;
}

/** A body with the same outline all along an axis. The outline turns against the clock, as those of `circle` and `rectangle` do. */
export function prism(outline: readonly Flat[], [from, to]: Range, look: PrismLook = {}): Shape {
  const { axis = 'x', fill, holes = [], smooth = false } = look;
  const ends = axis === 'x' ? { axis, near: from, far: to } : { axis, near: to, far: from };
  const rim = (line: readonly Flat[]) => line.map((corner) => project(across(axis, ends.near, corner)));
  const inside = holes.flatMap((hole) => [
    face(rim(hole), { fill: '#9aa5b1' }),
    ...walls(hole, { ...ends, far: ends.near + depthOf(hole, ends) }, true, -1),
  ]);
  const rims = [outline, ...holes].map(rim);
  const cap: Shape = {
    svg: `<path d="${rims.map((line) => `${lineOf(line)}Z`).join('')}" fill-rule="evenodd" fill="${fill ?? capTone(axis)}"/>`,
    reach: rims[0] ?? [],
  };
  return joined([...walls(outline, ends, smooth, 1), ...inside, cap]);
}

/** Depth to which one sees into an opening: never so far that its sides would reach over its rim. */
function depthOf(hole: readonly Flat[], { axis, near, far }: Ends): number {
  const wide = (side: 0 | 1) =>
    Math.max(...hole.map((corner) => corner[side])) - Math.min(...hole.map((corner) => corner[side]));
  const depth = far - near;
  return axis === 'z' ? depth : Math.sign(depth) * Math.min(Math.abs(depth), 0.45 * Math.max(wide(0), wide(1)));
}

interface Ends {
  axis: Axis;
  near: number;
  far: number;
}

/** The sides that the eye sees. A curve has lines only where it turns away, and at its far end. */
function walls(outline: readonly Flat[], { axis, near, far }: Ends, smooth: boolean, outwards: 1 | -1): Shape[] {
  const sides = outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    const [du, dv] = [next[0] - corner[0], next[1] - corner[1]];
    const normal = across(axis, 0, [dv * outwards, -du * outwards]);
    const middle = across(axis, near, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]);
    return { corner, next, normal, depth: dot(middle, TO_EYE), isSeen: dot(normal, TO_EYE) > 1e-9 };
  });
  return sides
    .map((side, index) => {
      const [before, after] = [sides.at(index - 1), sides[(index + 1) % sides.length]];
      return { ...side, begins: before?.isSeen !== true, ends: after?.isSeen !== true };
    })
    .filter(({ isSeen }) => isSeen)
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ corner, next, normal, begins, ends }) => {
      const at = (place: number, point: Flat) => across(axis, place, point);
      const fill = toneOf(normal);
      const side = [at(near, corner), at(near, next), at(far, next), at(far, corner)].map(project);
      if (!smooth) return face(side, { fill });
      const edges = [stroke([at(far, corner), at(far, next)])];
      if (begins) edges.push(stroke([at(near, corner), at(far, corner)]));
      if (ends) edges.push(stroke([at(near, next), at(far, next)]));
      return joined([face(side, { fill, stroke: fill }), ...(outwards === 1 ? edges : [])]);
    });
}

/** A round bar along an axis. */
export function cylinder(radius: number, [from, to]: Range, look: Look & { at?: Flat } = {}): Shape {
  const { axis = 'x', at = [0, 0], fill = '#f6f8f9' } = look;
  const [near, far] = axis === 'x' ? [from, to] : [to, from];
  const rim = (along: number, angles: readonly number[]) =>
    angles.map((angle) =>
      project(across(axis, along, [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)])),
    );
  const eye = across2(axis, TO_EYE);
  const middle = Math.atan2(eye[1], eye[0]);
  const light = across2(axis, LIGHT);
  const lightAt = (angle: number) => Math.cos(angle) * light[0] + Math.sin(angle) * light[1];
  const quarter = Math.PI / 2;
  const toDark = lightAt(middle + quarter) < lightAt(middle - quarter) ? 1 : -1;
  const arc = (start: number, end: number) =>
    Array.from({ length: 17 }, (_, step) => middle + toDark * (start + ((end - start) * step) / 16));
  const strip = (start: number, end: number, tone: string) =>
    face([...rim(near, arc(start, end)), ...rim(far, arc(start, end)).toReversed()], { fill: tone, stroke: 'none' });
  const body = [...rim(near, arc(-quarter, quarter)), ...rim(far, arc(-quarter, quarter)).toReversed()];
  return joined([
    strip(-quarter, quarter, fill),
    strip(quarter * 0.35, quarter * 0.7, '#33415518'),
    strip(quarter * 0.7, quarter, '#3341553a'),
    face(body, { fill: 'none' }),
    face(
      circle(radius, at).map((corner) => project(across(axis, near, corner))),
      {
        fill: look.fill ?? capTone(axis),
      },
    ),
  ]);
}

/** A turned part: sections with their lengths and radii from the near end, one behind the other. */
export function turned(
  sections: readonly (readonly [length: number, radius: number, fill?: string])[],
  axis: Axis = 'x',
  from = 0,
): Shape {
  let at = from;
  const bodies = sections.map(([length, radius, fill]) => {
    const [start, end] = axis === 'x' ? [at, at + length] : [at - length, at];
    at = axis === 'x' ? end : start;
    return cylinder(radius, [start, end], fill === undefined ? { axis } : { axis, fill });
  });
  return joined(bodies.toReversed());
}

/** A line through points of space. */
export function stroke(points: readonly Point[], look: { wide?: number; soft?: boolean; fill?: string } = {}): Shape {
  const places = points.map(project);
  const { wide, soft, fill = '#fff' } = look;
  const line = lineOf(places);
  const round = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  const svg =
    wide === undefined
      ? `<path d="${line}" ${round}${soft === true ? ' stroke-opacity=".45"' : ''}/>`
      : `<path d="${line}" ${round} stroke-width="${wide}"/><path d="${line}" ${round} stroke="${fill}" stroke-width="${wide - 6}"/>`;
  return { svg, reach: soft === true ? [] : places }; // details lie within their body
}

/** A flat face in space. */
export const sheet = (corners: readonly Point[], fill = '#fff', soft = false): Shape =>
  face(corners.map(project), { fill, stroke: soft ? 'none' : undefined });

function face(places: readonly Place[], { fill, stroke }: { fill: string; stroke?: string | undefined }): Shape {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="1.2"`;
  return { svg: `<path d="${lineOf(places)}Z" fill="${fill}"${line}/>`, reach: places };
}

const lineOf = (places: readonly Place[]) => `M${places.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

const round = (value: number) => Math.round(value * 10) / 10;

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const across2 = (axis: Axis, [x, y, z]: Point): Flat => (axis === 'x' ? [y, z] : axis === 'y' ? [x, z] : [x, y]);

const capTone = (axis: Axis) => toneOf(across(axis, axis === 'x' ? -1 : 1, [0, 0]));

/** Lightness of a face by the direction that it looks to. */
function toneOf(normal: Point): string {
  const length = Math.sqrt(dot(normal, normal)) || 1;
  const light = dot(normal, LIGHT) / length / Math.sqrt(dot(LIGHT, LIGHT));
  const grey = Math.round(205 + 50 * Math.min(1, light + 0.35));
  return `rgb(${grey - 5} ${grey - 2} ${grey})`;
}
