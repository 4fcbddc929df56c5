const MAX_LENGTH = 60;

// The first match counts: Edge and Opera also identify as Chrome, and Chrome as Safari.
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
 * Short name of a device for the owner of a session: 'Firefox on Windows'. A program is named by the first word of its user agent;
 * the rest is not stored, and none of it is trusted.
 */
export function deviceOf(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 500);
  const browser = findName(BROWSERS, agent);
  const system = findName(SYSTEMS, agent);
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  return (/^[\w.+-]+/.exec(agent)?.[0] ?? '').slice(0, MAX_LENGTH);
}

function findName(known: readonly (readonly [string, RegExp])[], agent: string): string | undefined {
  return known.find(([, pattern]) => pattern.test(agent))?.[0];
}
