import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import archivoRanges from '@fontsource/archivo/unicode.json' with { type: 'json' };
import plexRanges from '@fontsource/ibm-plex-mono/unicode.json' with { type: 'json' };
import { fontOfWoff } from './woff.ts';

/** The three faces of printed sheets: running text, what stands out, part numbers. */
export type Face = 'text' | 'strong' | 'part';

/** One file of a face: the letters of some scripts. */
export interface FontFile {
  /** Names it within a document. */
  name: string;
  covers(codePoint: number): boolean;
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

/** For each face its files, in the order in which they are asked for a letter. Archivo has no Cyrillic: Plex Mono steps in. */
const FILES: Readonly<Record<Face, readonly [FontFile, ...FontFile[]]>> = {
  text: listOf([...archivo(400), ...plex(400)]),
  strong: listOf([...archivo(700), ...plex(700)]),
  part: listOf(plex(500)),
};

/** A piece of text that one font file can set. */
export interface Run {
  file: FontFile;
  text: string;
}

/**
 * Cuts a text into pieces by the font file that has its letters. For a letter that none has (Greek, Chinese, Japanese) a box
 * is drawn.
 */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const file = FILES[face].find((candidate) => candidate.covers(codePoint)) ?? last?.file ?? FILES[face][0];
    // A blank or a comma between two words of another script does not change the face.
    if (last !== undefined && (last.file === file || last.file.covers(codePoint))) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}

const require = createRequire(import.meta.url);

/** Read when its first letter is drawn: most sheets are in one script. */
function fontFile(path: string, unicodeRange: string): FontFile {
  const ranges = readRanges(unicodeRange);
  let font: Buffer | undefined;
  return {
    name: path,
    covers: (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
    font: () => (font ??= fontOfWoff(readFileSync(require.resolve(path)))),
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
  if (first === undefined) throw new Error('A face needs a font file.');
  return [first, ...others];
}
