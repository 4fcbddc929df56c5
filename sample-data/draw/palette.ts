/** The colours of parts and inks, as a part would carry them; ground and greys are those of the shop. */
export const COLOURS = {
  yellow: '#f2c21a',
  cyan: '#1ba3d6',
  magenta: '#d01c79',
  blue: '#0b5cad',
  ink: '#2b3036',
  grey: '#a19c92',
  silver: '#c3c7cb',
  clear: '#d9e6ec',
  red: '#cb3327',
  white: '#f3f1ec',
  violet: '#6c4bd1',
  green: '#2a7d55',
  steel: '#aab0b6',
  bright: '#ccd2d7',
  gold: '#c69c43',
  ceramic: '#7a7e83',
  carbon: '#33373c',
  card: '#c8a273',
  paper: '#fbfaf7',
} as const;

export type ColourName = keyof typeof COLOURS;

/** The colour of that name; anything unknown is steel, so that a typing error in a CSV file still draws a part. */
export function colour(name: string): string {
  return name in COLOURS ? COLOURS[name as ColourName] : COLOURS.steel;
}

/** Lightens (amount > 0) or darkens (amount < 0) a #rrggbb colour; 1 is white, -1 is black. */
export function shade(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const mix = (offset: number) => {
    const channel = Number.parseInt(hex.slice(offset, offset + 2), 16);
    return Math.round(channel + (target - channel) * Math.abs(amount));
  };
  return `#${[1, 3, 5].map((offset) => mix(offset).toString(16).padStart(2, '0')).join('')}`;
}
