import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Scripts for the browser are minified by SWC: of our own code it leaves a twentieth less than the bundler's minifier. */
export function minified(): Plugin {
  return {
    name: 'minified',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: {
      order: 'post',
      async handler(code) {
        const smaller = await minify(code, { module: true, compress: { ecma: 2022, passes: 3 }, mangle: true });
        return { code: smaller.code, map: null };
      },
    },
  };
}
