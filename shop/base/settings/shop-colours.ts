import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast } from 'culori';
import { message, type RuleMessage } from '../messages/message.ts';
import type { StoreConfiguration } from '../store/store-configuration.ts';

/** The colours of the shop's own (D28), in its configuration. */
export const SHOP_COLOURS = ['actionColour', 'accentColour'] as const;
type ShopColours = Pick<StoreConfiguration, (typeof SHOP_COLOURS)[number]>;

/** Contrast of text with its paper that people with weak sight need (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;
/** The darkest paper of light screens and the lightest of dark ones (web/design/tokens.css): a colour that is read there is read on all. */
const LIGHT_PAPER = '#f2f0ea';
const DARK_PAPER = '#1b1f24';
const WHITE = '#ffffff';
const INK = '#0b1621';

const STEP = 0.01;
const toOklch = converter('oklch');

/** Reason why a colour can't be the shop's: it is none, or texts in it can't be read. '': ours, which is. */
export function colourRefusal(colour: string): RuleMessage | null {
  if (colour === '') return null;
  if (!/^#[\da-f]{6}$/i.test(colour)) return message('staff-rule.colour');
  const contrast = wcagContrast(colour, LIGHT_PAPER);
  if (contrast >= LEAST_CONTRAST) return null;
  const nearest = readableOn(LIGHT_PAPER, colour, -STEP);
  return message('staff-rule.colour-contrast', { contrast: contrast.toFixed(1), least: '4.5', nearest });
}

/** Design tokens (web/design/tokens.css) of the shop's colours, which are sound, for light and dark screens. */
export function colourTokens({ actionColour, accentColour }: ShopColours): Readonly<Record<string, string>> {
  const tokens = {
    ...(actionColour === '' ? {} : actionTokens(actionColour)),
    ...(accentColour === '' ? {} : accentTokens(accentColour)),
  };
  return Object.fromEntries(
    Object.entries(tokens).map(([name, [light, dark]]) => [`--${name}`, `light-dark(${light},${dark})`]),
  );
}

/** Style sheet with these tokens; '': the shop has our colours. */
export function colourStyles(colours: ShopColours): string {
  const lines = Object.entries(colourTokens(colours)).map(([name, colour]) => `${name}:${colour};`);
  // The reader's own colours take precedence, as in tokens.css.
  return lines.length === 0 ? '' : `@media (forced-colors: none){:root{${lines.join('')}}}`;
}

type Pair = readonly [light: string, dark: string];

function actionTokens(colour: string): Record<string, Pair> {
  const onDark = readableOn(DARK_PAPER, colour, STEP);
  return {
    action: [hex(colour), onDark],
    'action-strong': [lighter(colour, -0.08), lighter(onDark, 0.06)],
    'action-soft': [softOn(WHITE, colour), softOn(DARK_PAPER, onDark)],
    'on-action': [WHITE, onTop(onDark)],
  };
}

function accentTokens(colour: string): Record<string, Pair> {
  const onDark = readableOn(DARK_PAPER, colour, STEP);
  return { magenta: [hex(colour), onDark], 'on-magenta': [WHITE, onTop(onDark)] };
}

/** The nearest colour of the same hue that is read on a paper. */
function readableOn(paper: string, colour: string, step: number): string {
  let found = hex(colour);
  for (let by = step; wcagContrast(found, paper) < LEAST_CONTRAST && Math.abs(by) <= 1; by += step)
    found = lighter(colour, by);
  return found;
}

/** A paper with as much of the colour as leaves the colour readable on it. */
function softOn(paper: string, colour: string): string {
  const mixed = interpolate([paper, colour], 'oklab');
  for (let part = 0.12; part > 0; part -= STEP) {
    const soft = formatHex(mixed(part));
    if (wcagContrast(soft, colour) >= LEAST_CONTRAST) return soft;
  }
  return paper;
}

/** The better of two inks for words on a colour. */
function onTop(colour: string): string {
  return wcagContrast(WHITE, colour) > wcagContrast(INK, colour) ? WHITE : INK;
}

function lighter(colour: string, by: number): string {
  const { l, c, h } = toOklch(parse(colour)) ?? { l: 0, c: 0, h: 0 };
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l + by)), c, h: h ?? 0 }, 'oklch'));
}

function hex(colour: string): string {
  return colour.toLowerCase();
}
