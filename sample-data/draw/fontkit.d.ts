// fontkit has no types of its own; these are the few members that lettering.ts uses.
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number };
  }
  export function create(bytes: Buffer): Font;
}
