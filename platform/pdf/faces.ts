import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import archivoRanges from '@fontsource/archivo/unicode.json' with { type: 'json' };
import plexRanges from '@fontsource/ibm-plex-mono/unicode.json' with { type: 'json' };
import notoMonoRanges from '@fontsource/noto-sans-mono/unicode.json' with { type: 'json' };
import notoArabicRanges from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import notoHebrewRanges from '@fontsource/noto-sans-hebrew/unicode.json' with { type: 'json' };
import notoRanges from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import { piecesFromLeft } from './reading-order.ts';
import { fontOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);

/** The three fonts of printed documents: body text, emphasis, part numbers. */
export type Face = 'text' | 'strong' | 'part';

/** One font file: the letters of some scripts. */
export interface FontFile {
  /** Name within a document. */
  name: string;
  /** Returns whether it has a glyph for this character. */
  has(codePoint: number): boolean;
  font(): Buffer;
}

const archivo = (weight: 400 | 700) =>
  (['latin', 'latin-ext', 'vietnamese'] as const).map((script) =>
    fontFile(`@fontsource/archivo/files/archivo-${script}-${weight}-normal.woff`, archivoRanges[script]),
  );
const plex = (weight: 400 | 500 | 700) =>
  (['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const).map((script) =>
    fontFile(`@fontsource/ibm-plex-mono/files/ibm-plex-mono-${script}-${weight}-normal.woff`, plexRanges[script]),
  );

// Archivo has neither Greek nor Cyrillic, Plex Mono no Greek: Noto is the fallback.
const noto = (weight: 400 | 700) =>
  (['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const).map((script) =>
    fontFile(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`, notoRanges[script]),
  );
const notoMono = (weight: 500) =>
  (['greek', 'greek-ext'] as const).map((script) =>
    fontFile(`@fontsource/noto-sans-mono/files/noto-sans-mono-${script}-${weight}-normal.woff`, notoMonoRanges[script]),
  );

// Further scripts of companies, addresses or PO numbers. The Chinese file has the Japanese letters, too.
const CJK = 'U+2E80-2FDF,U+2FF0-312F,U+3190-4DBF,U+4E00-9FFF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+20000-2FA1F';
const HANGUL = 'U+1100-11FF,U+3130-318F,U+A960-A97F,U+AC00-D7FF';
/** The entry points of these packages list their fonts without exposing their paths. */
const fontPath = (entryPoint: string, file: string) => path.join(path.dirname(entryPoint), '../fonts', file);
const elsewhere = (weight: 400 | 700) => {
  const named = weight === 700 ? 'Bold' : 'Regular';
  return [
    fontFile(
      `@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
      notoArabicRanges.arabic,
    ),
    fontFile(
      `@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`,
      notoHebrewRanges.hebrew,
    ),
    fontFile(fontPath(require.resolve('@embedpdf/fonts-sc'), `NotoSansHans-${named}.otf`), CJK),
    fontFile(fontPath(require.resolve('@embedpdf/fonts-kr'), `NotoSansKR-${named}.otf`), HANGUL),
  ];
};

/** The files of each font, in the order in which they are searched for a letter. */
const FILES: Readonly<Record<Face, readonly [FontFile, ...FontFile[]]>> = {
  text: listOf([...archivo(400), ...noto(400), ...elsewhere(400)]),
  strong: listOf([...archivo(700), ...noto(700), ...elsewhere(700)]),
  part: listOf([...plex(500), ...notoMono(500), ...elsewhere(400)]),
};

/** A piece of text in one font file and one direction. */
export interface Run {
  file: FontFile;
  /** In reading order. */
  text: string;
  /** As passed to the library, which reverses right-to-left scripts itself. */
  drawn: string;
  /** Its letters depend on their neighbours, so it is set as a whole, not word by word. */
  isJoined: boolean;
  /** No font has its letters: a box is drawn for each, and the text itself is included, for search and copying. */
  isMissing: boolean;
}

type FontRun = Pick<Run, 'file' | 'text' | 'isMissing'>;

/** Splits a text by direction and by font file, in visual order from left to right. */
export function runsOf(text: string, face: Face): Run[] {
  return piecesFromLeft(printable(text)).flatMap(({ text: piece, isRightToLeft }) => {
    const runs = fontRunsOf(piece, face).map((run) => orderRun(run, isRightToLeft));
    return isRightToLeft ? runs.toReversed() : runs;
  });
}

/** The scripts that the library lays out from right to left. */
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function orderRun(run: FontRun, isRightToLeft: boolean): Run {
  const isTurned = TURNED.test(run.text);
  const drawn = isTurned === isRightToLeft ? run.text : Array.from(run.text).toReversed().join('');
  return { ...run, drawn, isJoined: isTurned };
}

function fontRunsOf(text: string, face: Face): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // A space between two words of another script does not change the font, because every file has one.
    if (last !== undefined && !last.isMissing && (codePoint === BLANK || last.file.has(codePoint))) {
      last.text += letter;
      continue;
    }
    const file = FILES[face].find((candidate) => candidate.has(codePoint));
    const run = { file: file ?? FILES[face][0], text: letter, isMissing: file === undefined };
    if (last !== undefined && last.file === run.file && last.isMissing === run.isMissing) last.text += letter;
    else runs.push(run);
  }
  return runs;
}

const BLANK = 0x20;
const HYPHENS = /[\u2010\u2011]/g;

/**
 * Replaces characters that can't be printed: control characters are dropped (those that join or separate Arabic letters
 * have a function), rare spaces and hyphens become plain ones, and so does the arrow between old and new values, which
 * no font has.
 */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/(?<!\p{Script=Arabic})[\u200C\u200D]|(?![\u200C\u200D])[\p{Cc}\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replaceAll(/\p{Zs}/gu, (blank) => (blank === '\u00A0' ? blank : String.fromCodePoint(BLANK)))
    .replaceAll(HYPHENS, '-')
    .replaceAll('→', '->');
}

/**
 * Loaded when its first letter is drawn, because most documents are in one script.
 * @param place path of a WOFF file within a package, or of a plain font
 */
function fontFile(place: string, unicodeRange: string): FontFile {
  const ranges = readRanges(unicodeRange);
  let bytes: Buffer | undefined;
  let glyphs: Font | undefined;
  const font = () =>
    (bytes ??= place.endsWith('.woff') ? fontOfWoff(readFileSync(require.resolve(place))) : readFileSync(place));
  return {
    name: place,
    font,
    has(codePoint) {
      if (!ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) return false;
      // The range is meant for browsers; the file may lack some of its characters.
      glyphs ??= create(font());
      return glyphs.hasGlyphForCodePoint(codePoint);
    },
  };
}

/** A CSS unicode-range: 'U+0000-00FF,U+0131'. */
function readRanges(unicodeRange: string): [first: number, last: number][] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function listOf(files: FontFile[]): [FontFile, ...FontFile[]] {
  const [first, ...others] = files;
  if (first === undefined) throw new Error('A font needs a file.');
  return [first, ...others];
}
