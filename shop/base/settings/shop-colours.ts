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
/** For colours of medium lightness, on which neither of the two is read. */
const BLACK = '#000000';

const STEP = 0.01;
const toOklch = converter('oklch');

/** Reason why a text is no colour; '': ours. Any colour can be the shop's, because texts get a readable shade of it. */
export function colourRefusal(colour: string): RuleMessage | null {
  return colour === '' || /^#[\da-f]{6}$/i.test(colour) ? null : message('staff-rule.colour');
}

/** The nearest shade of a colour that is read on light paper: the colour itself if it is read there. */
export function textShade(colour: string): string {
  return readableOn(LIGHT_PAPER, colour, -STEP);
}

/** The shade of texts on an area of a colour. */
export function inkOn(colour: string): string {
  const better = wcagContrast(WHITE, colour) > wcagContrast(INK, colour) ? WHITE : INK;
  return wcagContrast(better, colour) >= LEAST_CONTRAST ? better : BLACK;
}

/** Design tokens (web/design/tokens.css) of the shop's colours, which are sound, for light and dark screens. */
export function colourTokens({ actionColour, accentColour }: ShopColours): Readonly<Record<string, string>> {
  const pairs = {
    ...(actionColour === '' ? {} : actionTokens(actionColour)),
    ...(accentColour === '' ? {} : accentTokens(accentColour)),
  };
  const tokens = Object.entries(pairs).map(([name, [light, dark]]) => [`--${name}`, `light-dark(${light},${dark})`]);
  if (tokens.length === 0) return {};
  return { ...Object.fromEntries(tokens), '--colour-bar': OWN_BAR, '--sheet-bar': 'var(--action-area)' };
}

/** One bar of the shop's two colours instead of the four of a press. */
const OWN_BAR = 'linear-gradient(90deg,var(--action-area) 75%,var(--magenta) 75%)';

/** Ink of sheets and mails. */
const PAPER_INK = '#11151a';

/** The shop's colours on sheets and in mails: a bar with its accent, texts on the bar, and titles and links. Ink if it has none. */
export function paperColours({ actionColour, accentColour }: ShopColours) {
  const bar = actionColour === '' ? PAPER_INK : actionColour;
  return { bar, onBar: inkOn(bar), text: textShade(bar), accent: accentColour === '' ? bar : accentColour };
}

/** Style sheet with these tokens; '': the shop has our colours. */
export function colourStyles(colours: ShopColours): string {
  const lines = Object.entries(colourTokens(colours)).map(([name, colour]) => `${name}:${colour};`);
  // The reader's own colours take precedence, as in tokens.css.
  return lines.length === 0 ? '' : `@media (forced-colors: none){:root{${lines.join('')}}}`;
}

type Pair = readonly [light: string, dark: string];

function actionTokens(colour: string): Record<string, Pair> {
  const texts = [textShade(colour), readableOn(DARK_PAPER, colour, STEP)] as const;
  const areas = [hex(colour), texts[1]] as const;
  return {
    action: texts,
    'action-strong': [lighter(texts[0], -0.08), lighter(texts[1], 0.06)],
    'action-soft': [softOn(WHITE, colour, texts[0]), softOn(DARK_PAPER, texts[1], texts[1])],
    'action-area': areas,
    'action-area-strong': [strongerArea(areas[0]), strongerArea(areas[1])],
    'on-action': [inkOn(areas[0]), inkOn(areas[1])],
    cyan: areas,
  };
}

function accentTokens(colour: string): Record<string, Pair> {
  const areas = [hex(colour), readableOn(DARK_PAPER, colour, STEP)] as const;
  return { magenta: areas, 'on-magenta': [inkOn(areas[0]), inkOn(areas[1])] };
}

/** An area under the pointer: farther from the shade of its texts. */
function strongerArea(colour: string): string {
  return lighter(colour, inkOn(colour) === WHITE ? -0.08 : 0.06);
}

/** The nearest colour of the same hue that is read on a paper. */
function readableOn(paper: string, colour: string, step: number): string {
  let found = hex(colour);
  for (let by = step; wcagContrast(found, paper) < LEAST_CONTRAST && Math.abs(by) <= 1; by += step)
    found = lighter(colour, by);
  return found;
}

/** A paper with as much of the colour as leaves the shade of texts readable on it. */
function softOn(paper: string, colour: string, shade: string): string {
  const mixed = interpolate([paper, colour], 'oklab');
  for (let part = 0.12; part > 0; part -= STEP) {
    const soft = formatHex(mixed(part));
    if (wcagContrast(soft, shade) >= LEAST_CONTRAST) return soft;
  }
  return paper;
}

function lighter(colour: string, by: number): string {
  const { l, c, h } = toOklch(parse(colour)) ?? { l: 0, c: 0, h: 0 };
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l + by)), c, h: h ?? 0 }, 'oklch'));
}

function hex(colour: string): string {
  return colour.toLowerCase();
}
