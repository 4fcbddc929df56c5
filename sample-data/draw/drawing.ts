import { shade } from './palette.ts';

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One place after the point is a twelfth of a screen pixel: enough, and the SVG stays small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
export const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

export type Ellipse = { centre: Point; rx: number; ry: number };

/** An SVG picture under construction: collects elements and the gradients that they are painted with. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly #definitions: string[] = [];
  readonly #elements: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  add(...elements: string[]): void {
    this.#elements.push(...elements);
  }

  /** Draws with another origin, scale or angle; `transform` as in SVG. */
  group(transform: string, draw: () => void, attributes = ''): void {
    this.add(`<g transform="${transform}" ${attributes}>`);
    draw();
    this.add('</g>');
  }

  path(outline: string, fill: string, attributes = ''): void {
    this.add(`<path d="${outline}" fill="${fill}" ${attributes}/>`);
  }

  line(points: readonly Point[], stroke: string, width: number, attributes = ''): void {
    const outline = `M${points.map(at).join('L')}`;
    this.add(
      `<path d="${outline}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" ${attributes}/>`,
    );
  }

  ellipse({ centre, rx, ry }: Ellipse, fill: string, attributes = ''): void {
    const [cx, cy] = centre;
    this.add(`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${attributes}/>`);
  }

  circle(centre: Point, r: number, fill: string, attributes = ''): void {
    this.ellipse({ centre, rx: r, ry: r }, fill, attributes);
  }

  rect([x, y]: Point, width: number, height: number, fill: string, attributes = ''): void {
    this.add(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${attributes}/>`);
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const [x1, y1] = from;
    const [x2, y2] = to;
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  radial([cx, cy]: Point, r: number, stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stopsOf(stops)}</radialGradient>`,
    );
  }

  /** A repeated tile; `content` is drawn in tile units. */
  pattern(width: number, height: number, transform: string, content: string): string {
    return this.define(
      (id) =>
        `<pattern id="${id}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`,
    );
  }

  /** Shows what `draw` draws only inside the outline. */
  clip(outline: string, draw: () => void): void {
    const reference = this.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    this.add(`<g clip-path="${reference}">`);
    draw();
    this.add('</g>');
  }

  /** Paint for a round surface of that colour, lit from `from`. */
  round(colour: string, from: Point, to: Point): string {
    return this.linear(from, to, [
      [0, shade(colour, -0.12)],
      [0.16, shade(colour, 0.34)],
      [0.3, shade(colour, 0.62)],
      [0.46, colour],
      [0.78, shade(colour, -0.38)],
      [0.93, shade(colour, -0.46)],
      [1, shade(colour, -0.2)],
    ]);
  }

  /** Paint for polished metal of that colour: bands as a turned or ground face reflects them. */
  metal(colour: string, from: Point, to: Point): string {
    return this.linear(from, to, [
      [0, shade(colour, -0.3)],
      [0.14, shade(colour, 0.25)],
      [0.26, shade(colour, 0.8)],
      [0.36, shade(colour, 0.3)],
      [0.55, shade(colour, -0.25)],
      [0.7, shade(colour, -0.48)],
      [0.86, shade(colour, -0.05)],
      [1, shade(colour, -0.35)],
    ]);
  }

  define(element: (id: string) => string): string {
    const id = `d${this.#definitions.length + 1}`;
    this.#definitions.push(element(id));
    return `url(#${id})`;
  }

  toString(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#definitions.join('')}</defs>${this.#elements.join('')}</svg>`;
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
