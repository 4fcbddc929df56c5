const LONGEST = 60;

// The first that fits: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * What a session's owner knows it by: 'Firefox on Windows'. A program is known by the first word of what it says of itself;
 * nothing else of the text is kept, and none of it is believed.
 */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 500);
  const browser = named(BROWSERS, said);
  const system = named(SYSTEMS, said);
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  return (/^[\w.+-]+/.exec(said)?.[0] ?? '').slice(0, LONGEST);
}

function named(known: readonly (readonly [string, RegExp])[], said: string): string | undefined {
  return known.find(([, pattern]) => pattern.test(said))?.[0];
}
