import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '../../web');
const tokens = readFileSync(path.join(WEB, 'design/tokens.css'), 'utf8');
const styles = globSync('**/*.css', { cwd: WEB, exclude: ['design/tokens.css'] }).map((file) =>
  readFileSync(path.join(WEB, file), 'utf8'),
);

/** Text colours on any paper ground. */
const INKS = ['ink', 'ink-soft', 'ink-faint', 'action', 'action-strong', 'good', 'bad'];
const PAPERS = ['paper', 'paper-raised', 'paper-sunk', 'action-soft', 'good-soft', 'bad-soft'];
/** Grounds of a strong colour, each with its one text colour. */
const FILLS = { 'action-area': 'on-action', 'action-area-strong': 'on-action', magenta: 'on-magenta' } as const;
/** The bar of the footer, the backdrop of a dialog, and a disabled arrow: no text is on them. */
const WITHOUT_TEXT = ['colour-bar', 'veil', 'line'];

/** WCAG 2.2, 1.4.3 for text of any size, and 1.4.11 for the border of a field. */
const [TEXT, BORDER] = [4.5, 3];

const colours = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function colour(name: string, scheme: 'light' | 'dark'): string {
  const found = colours.get(name);
  if (found === undefined) throw new Error(`tokens.css has no colour ${name}.`);
  return found[scheme];
}

/** Relative luminance of '#11151a', as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function usedAs(property: 'color' | 'background'): string[] {
  const declaration = new RegExp(`(?<![\\w-])${property}: var\\(--([\\w-]+)\\)`, 'g');
  return [...new Set(styles.flatMap((css) => [...css.matchAll(declaration)].map(([, name = '']) => name)))];
}

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const tooFaint = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([one, other]) => contrast(colour(one, scheme), colour(other, scheme)) < least);

  test('every ink is readable on every paper, and so is text on a strong colour', () => {
    const onPaper = INKS.flatMap((ink) => PAPERS.map((paper) => [ink, paper] as const));
    expect(tooFaint([...onPaper, ...Object.entries(FILLS)], TEXT)).toEqual([]);
  });

  test('the border of a field is distinguishable from the paper', () => {
    expect(
      tooFaint(
        PAPERS.slice(0, 3).map((paper) => ['line-strong', paper] as const),
        BORDER,
      ),
    ).toEqual([]);
  });
});

test('styles use no text or background colour that is not measured above', () => {
  const known = (names: readonly string[]) => new Set([...names, ...WITHOUT_TEXT]);
  const [inks, grounds] = [known([...INKS, ...Object.values(FILLS)]), known([...PAPERS, ...Object.keys(FILLS)])];
  expect(usedAs('color').filter((name) => !inks.has(name))).toEqual([]);
  expect(usedAs('background').filter((name) => !grounds.has(name))).toEqual([]);
});
