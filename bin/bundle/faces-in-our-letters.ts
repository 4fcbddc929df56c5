import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ASCII = letters(0x20, 0x7e);
/** Those of our five languages and their neighbours, and the signs that screens are set with. */
const WESTERN = `${ASCII}${letters(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†‡•…‰‹›€™←↑→↓−≤≥′″`;

/** What a face is kept with. A letter that it lacks then is set in the one that stands after it (web/design/fonts.css). */
const FACES = [
  { name: /archivo/, letters: WESTERN, axes: { variationAxes: { wght: { min: 400, max: 700 } } } },
  { name: /plex-mono/, letters: ASCII }, // part numbers
];

/**
 * The faces as they are published carry small capitals, fractions, old-style figures and weights that nothing here is set in: a
 * third of what a first visitor waits for.
 */
export function facesInOurLetters(): Plugin {
  return {
    name: 'faces-in-our-letters',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre', // before the manifest is written
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'asset');
        for (const file of files.filter(({ fileName }) => fileName.endsWith('.woff2'))) {
          const [origin = ''] = file.originalFileNames;
          const face = FACES.find(({ name }) => name.test(origin));
          if (face === undefined) throw new Error(`bin/bundle: it is not said which letters of ${origin} we need.`);
          const source = await subsetFont(Buffer.from(file.source), face.letters, {
            targetFormat: 'woff2',
            noLayoutClosure: true, // no other shapes of a letter
            ...face.axes,
          });
          const smaller = this.emitFile({ type: 'asset', name: 'face.woff2', originalFileName: origin, source });
          for (const style of files)
            if (style.fileName.endsWith('.css'))
              style.source = String(style.source).replaceAll(file.fileName, this.getFileName(smaller));
          delete bundle[file.fileName];
        }
      },
    },
  };
}

function letters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
