import type { Plugin } from 'vite';

/** What tools would ask for who watch a router at work; nobody does in a buyer's browser. */
const NOTHING_TO_WATCH = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = null;
`;

/**
 * Keeps out of the build what nobody here uses of React Router, but what its modules hold on to: a component that is given a name for a
 * developer's tools stays, and all that it fetches ahead; so does what lets tools watch the router.
 */
export function lessOfReactRouter(): Plugin {
  const found = { names: 0, makers: 0, watchers: 0 };
  return {
    name: 'less-of-react-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules[/\\]react-router[^/\\]*[/\\]/ },
      handler: (code, id) => {
        if (/[/\\]router[/\\]instrumentation\.js$/.test(id)) {
          found.watchers += 1;
          return { code: NOTHING_TO_WATCH, map: null };
        }
        const nameless = code
          .replace(/^\w+\.displayName = .*;$/gm, () => {
            found.names += 1;
            return '';
          })
          .replace(/ = React\$1\.(?:createContext|forwardRef|memo)\(/g, (made) => {
            found.makers += 1;
            return made.replace('=', '= /* @__PURE__ */');
          });
        return { code: nameless, map: null };
      },
    },
    // A version that writes them otherwise would bring all of it back, and nobody would hear of it.
    buildEnd(error) {
      if (error === undefined && Object.values(found).includes(0))
        throw new Error('bin/bundle: React Router is written otherwise now: mend lessOfReactRouter().');
    },
  };
}
