import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Browser files are compressed once, when they are built. */
export function compressedOnce(): Plugin {
  const forms = [
    ['br', promisify(brotliCompress)],
    ['gz', promisify(gzip)],
  ] as const;
  return {
    name: 'compressed-once',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post', // after Vite has added its preload lists to the scripts
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg|wasm)$/.test(file.fileName)) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          for (const [extension, compress] of forms) {
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.${extension}`, source: await compress(source) });
          }
        }
      },
    },
  };
}
