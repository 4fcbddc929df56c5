import type { Plugin } from 'vite';

/**
 * React Router names its components for a developer's tools, and a name that is given keeps a component in the build which nobody uses:
 * its links, and all that they fetch ahead.
 */
export function namelessComponents(): Plugin {
  const found = { names: 0, makers: 0 };
  return {
    name: 'nameless-components',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules[/\\]react-router[^/\\]*[/\\]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, () => {
            found.names += 1;
            return '';
          })
          .replace(/ = React\$1\.(?:createContext|forwardRef|memo)\(/g, (made) => {
            found.makers += 1;
            return made.replace('=', '= /* @__PURE__ */');
          }),
        map: null,
      }),
    },
    // A version that writes them otherwise would bring all of it back, and nobody would hear of it.
    buildEnd(error) {
      if (error === undefined && (found.names === 0 || found.makers === 0))
        throw new Error('bin/bundle: React Router writes its components otherwise now: mend namelessComponents().');
    },
  };
}
