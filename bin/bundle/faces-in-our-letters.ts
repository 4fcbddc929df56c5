import subsetFont from 'subset-font';
import type { Plugin, Rolldown } from 'vite';

/** A rule of a face in a stylesheet: which file, with what is said behind it, which letters and weights. */
interface Face {
  address: string;
  file: string;
  letters: string;
  axes: { variationAxes?: { wght: { min: number; max: number } } };
}

/**
 * Of each face, the letters and weights that its rule in web/design/fonts.css names, no others. As they are published, faces
 * carry small capitals, fractions, old-style figures and weights that nothing here is set in: a third of what a first visitor waits for.
 */
export function facesInOurLetters(): Plugin {
  return {
    name: 'faces-in-our-letters',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre', // before the manifest is written
      async handler(_options, bundle) {
        const assets = Object.values(bundle).filter((file) => file.type === 'asset');
        const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
        const faces = new Map(styles.flatMap(facesIn).map((face) => [face.address, face]));
        const published = assets.filter(({ fileName }) => fileName.endsWith('.woff2'));
        for (const face of faces.values()) {
          const whole = published.find(({ fileName }) => fileName === face.file);
          if (whole === undefined) throw new Error(`bin/bundle: ${face.address} is no file of this build.`);
          const source = await subsetFont(Buffer.from(whole.source), face.letters, {
            targetFormat: 'woff2',
            noLayoutClosure: true, // no other shapes of a letter
            ...face.axes,
          });
          const [origin = ''] = whole.originalFileNames;
          const originalFileName = origin + face.address.slice(face.file.length);
          const smaller = this.getFileName(
            this.emitFile({ type: 'asset', name: 'face.woff2', originalFileName, source }),
          );
          for (const style of styles)
            style.source = String(style.source).replaceAll(`/${face.address})`, `/${smaller})`);
        }
        for (const { fileName } of published) delete bundle[fileName];
      },
    },
  };
}

function facesIn(style: Rolldown.OutputAsset): Face[] {
  const rules = String(style.source).matchAll(/@font-face\s*\{([^}]*)\}/g);
  return Array.from(rules, ([, rule = '']) => rule).flatMap((rule) => {
    const [, address = '', file = ''] = /url\(["']?\/((assets\/[\w.-]+\.woff2)[^"')]*)["']?\)/.exec(rule) ?? [];
    if (address === '') return [];
    const [, ranges] = /unicode-range:([^;}]*)/.exec(rule) ?? [];
    if (ranges === undefined) throw new Error(`bin/bundle: it is not said which letters of ${address} we need.`);
    const [, min, max] = /font-weight:\s*(\d+) (\d+)/.exec(rule) ?? [];
    const axes = min === undefined ? {} : { variationAxes: { wght: { min: Number(min), max: Number(max) } } };
    return [{ address, file, letters: lettersIn(ranges), axes }];
  });
}

/** @param ranges  as CSS has them: `U+20-7E, U+A0` */
function lettersIn(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [, from, to = from] = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/i.exec(range.trim()) ?? [];
      if (from === undefined || to === undefined) throw new Error(`bin/bundle: ${range} is no range of letters.`);
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
    })
    .join('');
}
