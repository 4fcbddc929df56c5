// A picture is made of parts: SVG files of 1200 × 1200 with CSS custom properties for their parameters, which any
// browser can show. The renderer knows neither var() nor color-mix(), so both are resolved here.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import COLOURS from './colours.json' with { type: 'json' };

type Values = ReadonlyMap<string, string>;

/** Draws a `picture` column: parts, one over the other, each a file with its parameters: `gear-40 colour=gold`. */
export function partsOf(spec: string, frame = { x: 0, y: 0, size: 1200 }): string {
  return spec
    .split(' + ')
    .map((part) => {
      const [file = '', ...particulars] = part.trim().split(/\s+/);
      const given = new Map(particulars.map((particular) => keyAndValue(particular)));
      const scale = Number(given.get('scale') ?? 1);
      const inset = (frame.size * (1 - scale)) / 2;
      return placePart(`${file}.svg`, given, { x: frame.x + inset, y: frame.y + inset, size: frame.size * scale });
    })
    .join('');
}

/** A drawing's content with all parameters filled in, and the defaults declared in its `<style>`. */
export function fillDrawing(file: string, given: Values = new Map()): { svg: string; own: Values } {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const own = new Map(
    (/<style>svg \{(.*?)\}<\/style>/.exec(text)?.[1] ?? '').split(';').map((line) => keyAndValue(line, ':')),
  );
  const value = (name: string) => {
    const found = given.get(name) ?? own.get(name);
    if (found === undefined) throw new Error(`${file} uses --${name}, which has no value.`);
    return name === 'colour' ? colourOf(found) : found;
  };
  const svg = text
    .replace(/^[^]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>.*?<\/style>/, '')
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => value(name));
  return { svg: placeParts(mixColours(svg)), own };
}

/** `<image href="tape.svg?colour=cyan" …/>` within a drawing is another part. */
function placeParts(svg: string): string {
  return svg.replaceAll(
    /<image href="([^"?]+)\??([^"]*)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"[^>]*\/>/g,
    (_, file: string, particulars: string, x: string, y: string, size: string) =>
      placePart(path.basename(file), new Map(new URLSearchParams(particulars.replaceAll('&amp;', '&'))), {
        x: Number(x),
        y: Number(y),
        size: Number(size),
      }),
  );
}

/** The positioned part; its gradients get IDs that are unique in the picture. */
function placePart(
  file: string,
  given: Map<string, string>,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const { svg } = fillDrawing(`parts/${file}`, withRoll(given));
  const prefix = `${path.basename(file, '.svg')}_${x}_${y}_`.replaceAll('.', '');
  const own = svg.replaceAll(/(id="|url\(#|href="#)/g, `$1${prefix}`);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 1200 1200" overflow="visible">${own}</svg>`;
}

/**
 * Places a roll of that width (mm) and length (m) in its picture: the wider, the farther away, so that all of it is
 * visible.
 */
function withRoll(given: Map<string, string>): Map<string, string> {
  if (!given.has('width')) return given;
  const thick = Number(given.get('metres') ?? 25) > 25 ? 1.15 : 1;
  const dx = (70 + Number(given.get('width')) * 2.9) / thick;
  const zoom = Math.min(thick, 1060 / (654 + dx));
  const numbers = { dx, dy: -0.3 * dx, x: 600 - zoom * (dx / 2 - 45), y: 590 + zoom * dx * 0.15, zoom };
  return new Map([...Object.entries(numbers).map(([key, value]) => [key, value.toFixed(2)] as const), ...given]);
}

function keyAndValue(text: string, between = '='): [string, string] {
  const [key = '', value = ''] = text.split(between);
  return [key.trim().replace(/^--/, ''), value.trim()];
}

function colourOf(name: string): string {
  if (name.startsWith('#')) return name;
  const colour = (COLOURS as Record<string, string>)[name];
  if (colour === undefined) throw new Error(`There is no colour ${name} in colours.json.`);
  return colour;
}

/** Mixed as in browsers: `color-mix(in srgb, #0b5cad, #fff 20%)`, also nested. */
function mixColours(svg: string): string {
  const once = svg.replaceAll(
    /color-mix\(in srgb, #([\da-f]{6}), #(000|fff) (\d+)%\)/g,
    (_, hex: string, target: string, percent: string) => {
      const channels = [0, 2, 4].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));
      const towards = target === 'fff' ? 255 : 0;
      const mix = (channel: number) => Math.round(channel + ((towards - channel) * Number(percent)) / 100);
      return `#${channels.map((channel) => mix(channel).toString(16).padStart(2, '0')).join('')}`;
    },
  );
  return once === svg ? svg : mixColours(once);
}
